/** Where the server leaves what the next page is to say. Our scripts read it and take it away, so it is not HttpOnly. */
export const TOLD_COOKIE = 'sf_told';
