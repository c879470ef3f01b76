/** The layout choices that are made on the server only, so that no page loads them as code. */
export type ServerLayout = {
  /** The value of data-brand. */
  brand: 'grocery' | 'retail';
  /** Navigation of departments: a row of chips and a rail, or a bar with panels. */
  header: 'chips' | 'mega-menu';
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

/** A business's server layout by its theme's name in the settings. */
export function findServerLayout(brand: string): ServerLayout {
  return brand === 'retail' ? retailServerLayout : groceryServerLayout;
}
