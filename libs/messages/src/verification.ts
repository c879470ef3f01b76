export const oneTimeCodeSendFailed = 'Unable to send one time password code at this moment';
export const oneTimeCodeIncorrect = 'One time password code was incorrect';
export const verificationRequestFailed = 'Unable to request verification code';
export const phoneVerifiedByAnother = 'Phone number has already been verified by another member';
export const codeIncorrect = 'The code was incorrect';
export const verificationNeeded = 'Please verify your email address first.';
export const verifiedNumbersOnly = 'If you have verified your number in your account.';
/** An account whose address was never confirmed may have been registered by somebody else. */
export const firstCodeOnNewDevice =
  'If you have never confirmed this address, logging in here removes the name, the password and everything else that was saved in the account, because somebody else may have added it. Only orders and rewards stay.';
