/** The API sends nothing within this time of a device's last code. */
export const RESEND_SECONDS = 30;
