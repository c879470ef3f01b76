/** A label names tree nuts as a group or individually. */
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
