/** The texts of the log-in page. */
export const logInTexts = {
  emailNeeded: 'Enter your e-mail address.',
  passwordNeeded: 'Enter your password.',
  codeNeeded: 'Enter the code from the e-mail.',
  notMatching: 'This e-mail address and password do not match.',
  codeWrong: 'This code is wrong or too old. Go back and log in again for a new one.',
  tooMany: 'Too many attempts. Wait a quarter of an hour, then try again.',
  passwordRule: 'At least eight characters. A short sentence is easy to remember.',
  tooCommon: 'This password is on lists of stolen ones. Choose another.',
  linkOver: 'This link was used, or is too old. Ask an administrator for another.',
  unavailable: 'The desk cannot be reached. Check the connection and try again.',
} as const;
