/**
 * The layout choices that components make in the browser. Those made on the server are in server-layout.ts, those of
 * pages about an order in order-layout.ts; colours, sizes and fonts are in the document's CSS.
 */
export type Layout = {
  /** The basket on wide screens: beside the page, or only as a link with count and total in the header. */
  basket: 'rail' | 'header';
  /** Departments of a store's home page: round pictures of one size, or tiles of which the first is larger. */
  departments: 'circles' | 'tiles';
  /** Wide item pages: picture and facts share the width equally, or the picture takes two thirds. */
  item: 'halves' | 'wide';
};

export const groceryLayout: Layout = {
  basket: 'rail',
  departments: 'circles',
  item: 'halves',
};

export const retailLayout: Layout = {
  basket: 'header',
  departments: 'tiles',
  item: 'wide',
};

/** A business's layout by its theme's name in the settings. */
export function findLayout(brand: string): Layout {
  return brand === 'retail' ? retailLayout : groceryLayout;
}
