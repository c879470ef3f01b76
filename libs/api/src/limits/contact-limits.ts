/** Limits of a message to a business, shared by the form and the back end. */
export const MAX_CONTACT_FILES = 5;
/** For one file: a phone camera's photo, with some spare. */
export const MAX_CONTACT_FILE_BYTES = 5 * 1024 * 1024;
/** For the whole request. */
export const MAX_CONTACT_BYTES = 16 * 1024 * 1024;

/** The accepted media types, detected from the content, and the extensions of each. */
export const CONTACT_FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/pdf': ['pdf'],
};

/** Messages per hour from one IP address. */
export const CONTACTS_PER_HOUR = 20;
