/** The cookie with the server's flash message. Scripts read and delete it, so it is not HttpOnly. */
export const FLASH_COOKIE = 'sf_flash';
