/** A label names tree nuts all at once, or one by one. */
export const TREE_NUTS = [
  'nuts',
  'almonds',
  'hazelnuts',
  'walnuts',
  'cashews',
  'pecans',
  'brazil nuts',
  'pistachios',
  'macadamia nuts',
] as const;
