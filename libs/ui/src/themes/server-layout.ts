/** The layout choices that are made on the server only, so that no page loads them as code. */
export type ServerLayout = {
  /** The value of data-brand. */
  brand: 'grocery' | 'retail' | 'desk';
  /** Navigation of departments: a row of chips and a rail, a bar with panels, or no header and footer of a shop at all. */
  header: 'chips' | 'mega-menu' | 'none';
  /** Items as separate tiles, or flush with hairlines between them. */
  card: 'tile' | 'flush';
  /** Categories of a listing on wide screens: a tree above the filters, or a row of siblings below the title. */
  categories: 'tree' | 'row';
};

export const groceryServerLayout: ServerLayout = {
  brand: 'grocery',
  header: 'chips',
  card: 'tile',
  categories: 'tree',
};
export const retailServerLayout: ServerLayout = {
  brand: 'retail',
  header: 'mega-menu',
  card: 'flush',
  categories: 'row',
};

/** The desk's pages bring their own header. */
const deskServerLayout: ServerLayout = { ...groceryServerLayout, brand: 'desk', header: 'none' };

/** The server layout of a theme by its name: a business's in the settings, or the desk's. */
export function findServerLayout(brand: string): ServerLayout {
  if (brand === 'desk') return deskServerLayout;
  return brand === 'retail' ? retailServerLayout : groceryServerLayout;
}
