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
};

export const groceryLayout: Layout = { brand: 'grocery', header: 'chips', card: 'tile' };
export const retailLayout: Layout = { brand: 'retail', header: 'mega-menu', card: 'flush' };

/** A business's layout by its theme's name in the settings. */
export function findLayout(brand: string): Layout {
  return brand === 'retail' ? retailLayout : groceryLayout;
}
