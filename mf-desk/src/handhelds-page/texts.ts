/** The texts of the page of handhelds. */
export const handheldsTexts = {
  nameNeeded: 'Enter the name that is written on the handheld.',
  full: 'This store has 100 handhelds. Withdraw one that is not used.',
  refused: 'The change was refused. Load the page again.',
  notSent: 'The change could not be sent. Check the connection and try again.',
} as const;
