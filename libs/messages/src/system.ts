export const systemError = 'There was an error on the system. Please try again.';
export const validationError = 'There was a validation error, please make sure your details are correct.';
export const whiteLabelSettingsUnavailable = 'Unable to load global white label settings';
export const pageNotFound = 'Page Not Found';
export const iterableKeyMissing = 'Iterable API key is missing.';
export const otherErrorTitle = 'Something went wrong';
export const pageNotFoundText =
  'We could not find that page. It may have moved, or the shop may have stopped selling it.';
/** A confirmation that the shopper answered after the link had expired. */
export const linkExpired = 'This link has expired. Open it again to continue.';
export const unrecoverableError = 'Trying again cannot fix this. Please start again.';
export const tooManyRequests = 'You have tried that too many times. Please wait a minute and try again.';
export const notBuiltYet = 'This part of the shop is not open yet.';
export const partFailed = 'We could not load %s.';
export const shownFromBefore =
  'We cannot reach the shop right now. This page is as it was at %s, so prices and stock may have changed.';
export const sessionMissing = 'We cannot show your basket and your account right now. Nothing in them is lost.';
export const connectionLost = 'We could not reach the shop. Check your connection and try again.';
export const businessNotFound = 'There is no shop at this address.';
export const captchaFailed = 'We could not check that you are a person. Please try again.';
export const fileRefused = 'That file cannot be sent. Use a smaller file, a picture or a PDF.';
