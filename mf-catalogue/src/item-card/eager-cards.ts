/** The number of cards whose pictures are visible at first, on a phone and on a desktop. */
export const EAGER_CARDS = 4;
