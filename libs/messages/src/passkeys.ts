export const passkeyRefused = 'We could not accept that passkey. Try again, or choose another way.';
export const passkeyExpired = 'That took too long, or was done twice. Please try again.';
export const passkeyUnknown =
  'We do not know that passkey; it may have been removed here. Choose another way to log in.';
export const passkeyExists = 'This device already has a passkey for your account.';
export const passkeyNotFound = 'That passkey is removed already.';
export const passkeyHostInvalid = 'Passkeys do not work at this address. Choose another way to log in.';
export const passkeysFull = 'You have as many passkeys as you can have. Remove one to add another.';
export const passkeyCancelled = 'You did not finish, so nothing has changed.';
export const passkeyFailed = 'Your browser could not use a passkey. Try again, or choose another way to log in.';
export const passkeyUnsupported = 'This browser cannot make passkeys.';
export const passkeyFreshLogin = 'Log out and in again, then add your passkey.';
export const passkeyAdded = '%s is added. You can now log in with it.';
export const passkeyRemoved = '%s is removed';
export const passkeyRenamed = 'The passkey is now called %s';
export const passkeyQuestion =
  'You can no longer log in with %s. Remove it on the device too, where your passwords are kept.';
