/** The cookie with the server's flash message. Scripts read and delete it, so it is not HttpOnly. */
export const FLASH_COOKIE = 'sf_flash';
/** The query field with the same message, for browsers without scripts. */
export const FLASH_FIELD = 'message';
