/**
 * A theme's layout choices, which are all that components need. Colours, sizes and fonts are in the document's CSS, so
 * they are not sent as code.
 */
export type Layout = {
  /** The value of data-brand. */
  brand: 'grocery' | 'retail';
  /** Navigation of departments: a row of chips and a rail, or a bar with panels. */
  header: 'chips' | 'mega-menu';
  /** Items as separate tiles, or flush with hairlines between them. */
  card: 'tile' | 'flush';
  /** The basket on wide screens: beside the page, or only as a link with count and total in the header. */
  basket: 'rail' | 'header';
  /** Categories of a listing on wide screens: a tree above the filters, or a row of siblings below the title. */
  categories: 'tree' | 'row';
  /** Departments of a store's home page: round pictures of one size, or tiles of which the first is larger. */
  departments: 'circles' | 'tiles';
  /** Wide item pages: picture and facts share the width equally, or the picture takes two thirds. */
  item: 'halves' | 'wide';
};

export const groceryLayout: Layout = {
  brand: 'grocery',
  header: 'chips',
  card: 'tile',
  basket: 'rail',
  categories: 'tree',
  departments: 'circles',
  item: 'halves',
};

export const retailLayout: Layout = {
  brand: 'retail',
  header: 'mega-menu',
  card: 'flush',
  basket: 'header',
  categories: 'row',
  departments: 'tiles',
  item: 'wide',
};

/** A business's layout by its theme's name in the settings. */
export function findLayout(brand: string): Layout {
  return brand === 'retail' ? retailLayout : groceryLayout;
}
