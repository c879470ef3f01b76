/** Fields that a page gives back to its form when it was refused: of an item's options, or of a deal's choices. */
export const isFilledIn = (name: string): boolean => /^(quantity|option:\d+(:\d+)?|pick:\d+|item:\d+)$/.test(name);

/**
 * What an answered form adds to the address of the page that it came from, and a linked choice. What the page is made of
 * is the same without it.
 */
export const isFormsOwn = (name: string): boolean =>
  ['problem', 'store', 'item', 'added', 'choice'].includes(name) || isFilledIn(name);
