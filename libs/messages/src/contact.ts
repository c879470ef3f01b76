export const firstNameMissing = 'Enter your first name';
export const lastNameMissing = 'Enter your last name';
export const emailMissing = 'Enter an email address like name@example.com';
export const phoneUnusable = 'Enter a phone number like 07700 900123, or leave it empty';
export const subjectMissing = 'Choose a subject';
export const messageMissing = 'Tell us how we can help';
export const messageTooLong = 'Keep it to 4,000 characters, or attach the rest as a PDF';
export const orderNumberUnusable = 'Enter the order number exactly as in your confirmation, or leave it empty';
export const filesChooseAgain = 'Choose your files again: they were not kept.';
/** Placeholders: number of files, size of each, total size. */
export const fileLimits = 'Up to %s files: JPEG, PNG, WebP, HEIC or PDF, %s MB each and %s MB together.';
export const fileTooLarge = 'This file is %s MB. Files can be up to %s MB.';
export const fileEmpty = 'This file is empty.';
export const fileKindRefused = 'This kind of file cannot be sent. Use JPEG, PNG, WebP, HEIC or PDF.';
export const fileOneTooMany = 'Only %s files can be sent. Remove one to send this.';
export const filesTooLargeTogether = 'Together these files are more than %s MB. Remove one, or send it later.';
/** For a form sent without scripts, whose files were not counted in the browser. */
export const filesTooLarge = 'Together your files are too large. Send fewer, or smaller ones.';
export const formUnreadable = 'We could not read what your browser sent. Please try again.';
/** The placeholder is the reason from the API: 'is empty'. */
export const fileRefusedBecause = 'This file %s.';
export const messageReceived = 'Thank you. Your message is with us.';
