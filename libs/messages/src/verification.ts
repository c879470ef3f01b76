export const oneTimeCodeSendFailed = 'Unable to send one time password code at this moment';
export const oneTimeCodeIncorrect = 'One time password code was incorrect';
export const verificationRequestFailed = 'Unable to request verification code';
export const phoneVerifiedByAnother = 'Phone number has already been verified by another member';
export const codeIncorrect = 'The code was incorrect';
export const verificationNeeded = 'Please verify your email address first.';
export const verifiedNumbersOnly = 'If you have verified your number in your account.';
/** An account whose address was never confirmed may have been registered by somebody else. */
export const firstCodeOnNewDevice =
  'If your email address was never confirmed, a code on a new device confirms it: your password, saved addresses and other devices end then, because somebody else could have added them. You can add a password afterwards.';
