const STATES = { open: 'Open', closed: 'Closed', preorder: 'Taking orders' } as const;

/** Whether a store is open and its hours, without saying either twice: 'Open until 11pm', 'Closed · Opens 8am tomorrow'. */
export const openingWords = (state: keyof typeof STATES, hours: string): string =>
  hours.startsWith(`${STATES[state]} `) ? hours : `${STATES[state]} · ${hours}`;
