/** The texts of the page about one's own log-in. */
export const ownLogInTexts = {
  pinRule: 'Six digits. No 123456, and no digits that repeat.',
  pinTooSimple: 'This PIN is easy to guess. Choose another.',
  pinSet: 'Your PIN is set. You can log in with it on the handhelds of your store.',
  passwordNeeded: 'You logged in a while ago. Type your password, so that we know it is you.',
  passwordWrong: 'This is not your password.',
  onHandheld: 'Everybody of the store uses this handheld. Add the passkey on a phone or computer of your own.',
  added: (name: string) => `${name} is added. You can now log in with it.`,
  renamed: (name: string) => `The passkey is now called ${name}.`,
  removed: (name: string) => `${name} is removed.`,
  gone: 'That passkey has already been removed. Load the page again.',
  tooMany: 'Too many attempts. Wait a quarter of an hour, then try again.',
  refused: 'The change was refused. Load the page again.',
  notSent: 'The change could not be sent. Check the connection and try again.',
} as const;
