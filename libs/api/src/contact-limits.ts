/** What a message to a business may carry; the form says the same as the back end holds to. */
export const MAX_CONTACT_FILES = 5;
/** Of one file: a photo of a phone's camera, with room. */
export const MAX_CONTACT_FILE_BYTES = 5 * 1024 * 1024;
/** Of the whole request. */
export const MAX_CONTACT_BYTES = 16 * 1024 * 1024;

/** The kinds of file that are taken, by the content's own type, and the endings that each may have. */
export const CONTACT_FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};

/** Messages that may come from one address within an hour. */
export const CONTACTS_AN_HOUR = 20;
