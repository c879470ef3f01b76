/**
 * How a look lays things out: all that components ask of it. Colours, sizes and fonts stand in the document's CSS, so the
 * browser is not sent them as code.
 */
export type Layout = {
  /** The value of data-brand. */
  brand: 'grocery' | 'retail';
  /** How departments are reached: a row of chips and a rail, or a bar with panels. */
  header: 'chips' | 'mega-menu';
  /** An item as a tile of its own, or flush with its neighbours behind hairlines. */
  card: 'tile' | 'flush';
};

export const groceryLayout: Layout = { brand: 'grocery', header: 'chips', card: 'tile' };
export const retailLayout: Layout = { brand: 'retail', header: 'mega-menu', card: 'flush' };

/** The layout of a business by the name of its look in its settings. */
export function findLayout(brand: string): Layout {
  return brand === 'retail' ? retailLayout : groceryLayout;
}
