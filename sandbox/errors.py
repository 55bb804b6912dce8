"""Discord's errors, as its API tells them."""

from typing import Any


class ApiError(Exception):
    """An error answer: HTTP status, Discord's code, message, and the nested errors of a form."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None,
        *, wait: float | None = None,
    ) -> None:  # fmt: skip
        """``wait``: for a limit, the seconds that it lasts."""
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.wait = wait
        self.body: dict[str, Any] = {"code": code, "message": message}
        if errors:
            self.body["errors"] = errors


def edited_too_often(wait: float) -> ApiError:
    """The message is over an hour old, and such messages have been edited too often."""
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return ApiError(429, 30046, message, wait=wait)


def written_too_often(wait: float) -> ApiError:
    """The channel takes no more writes for now, no matter whose."""
    message = "The write action you are performing on the channel has hit the write rate limit."
    return ApiError(429, 20028, message, wait=wait)


def takes_no_messages() -> ApiError:
    """The person takes no direct messages from the bot."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def written_by_another_user() -> ApiError:
    """Only its author edits a message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def unknown_message() -> ApiError:
    """The message is not there, or the asker may not see it."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """There is no such user."""
    return ApiError(404, 10013, "Unknown User")


def unknown_channel() -> ApiError:
    """There is no such channel."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_interaction() -> ApiError:
    """The interaction was not acknowledged in time, or never was."""
    return ApiError(404, 10062, "Unknown interaction")


def acknowledged_already() -> ApiError:
    """An interaction is acknowledged once."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def dead_token() -> ApiError:
    """The token of an interaction lives for 15 minutes."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def unknown_webhook() -> ApiError:
    """Nothing can follow an interaction that has not been acknowledged."""
    return ApiError(404, 10015, "Unknown Webhook")


def entry_point_left_out() -> ApiError:
    """The application has an Entry Point command, and a bulk write leaves it out."""
    message = (
        "You cannot remove this app's Entry Point command in a bulk update operation. Please "
        "include the Entry Point command in your update request or delete it separately."
    )
    return ApiError(400, 50240, message)


def invalid_json() -> ApiError:
    """The body of the request is not JSON."""
    return ApiError(400, 50109, "The request body contains invalid JSON.")


def empty_message() -> ApiError:
    """A message needs something to show."""
    return ApiError(400, 50006, "Cannot send an empty message")


def too_large() -> ApiError:
    """The attachments are larger than Discord takes."""
    return ApiError(413, 40005, "Request entity too large")


def missing_access() -> ApiError:
    """The bot does not see the channel."""
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    """The bot may not do that in the channel."""
    return ApiError(403, 50013, "Missing Permissions")


def enough() -> ApiError:
    """An app that only its user has installed may follow up five times, and no more."""
    message = "This interaction has reached the maximum number of follow up messages"
    return ApiError(400, 40094, message)


def thread_archived() -> ApiError:
    """The thread is archived: nothing in it can be changed."""
    return ApiError(400, 50083, "Thread is archived")


def threads_full() -> ApiError:
    """The server has the greatest number of active threads."""
    return ApiError(400, 160006, "Maximum number of active threads reached")


def thread_locked() -> ApiError:
    """The thread is archived and locked: only moderators wake it."""
    return ApiError(403, 160005, "Thread is locked")


def invalid_form(*complaints: tuple[str, str, str]) -> ApiError:
    """A form that breaks limits: (path with dots, code, message) for each."""
    errors: dict[str, Any] = {}
    for path, code, message in complaints:
        place = errors
        for part in path.split("."):
            place = place.setdefault(part, {})
        place.setdefault("_errors", []).append({"code": code, "message": message})
    return ApiError(400, 50035, "Invalid Form Body", errors)
