/** After a wrong password or code: it slows down guessing, and whoever mistyped hardly notices it. */
export const FAILURE_PAUSE_MS = 500;
