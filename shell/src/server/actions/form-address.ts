/** Fields that a page gives back to its form when it was refused. */
export const isFilledIn = (name: string): boolean => /^(quantity|option:\d+(:\d+)?)$/.test(name);

/** What a refused form adds to the address of the page that it came from. The page itself is the same without it. */
export const isFormsOwn = (name: string): boolean => name === 'problem' || name === 'store' || isFilledIn(name);
