/** The two demonstration businesses, as the journeys use them. */
export interface DemoBusiness {
  readonly name: string;
  readonly host: string;
  readonly postcode: string;
  readonly store: { readonly name: string; readonly slug: string };
  readonly category: { readonly name: string; readonly slug: string };
  /** Enough of it to pass the store's minimum spend. */
  readonly item: { readonly name: string; readonly slug: string; readonly quantity: number };
  readonly orderPrefix: string;
  /** A seeded member, whom tests only read; `newMember` makes one who fills baskets and orders. */
  readonly member: { readonly email: string; readonly password: string; readonly firstname: string };
  readonly address: { readonly line1: string; readonly town: string };
}

export const pipwell: DemoBusiness = {
  name: 'Pipwell',
  host: 'fresh.localhost',
  postcode: 'SE1 9GF',
  store: { name: 'Borough', slug: 'borough' },
  category: { name: 'Bakery', slug: 'bakery' },
  item: { name: 'Seeded farmhouse loaf 800g', slug: 'seeded-farmhouse-loaf-800g', quantity: 15 },
  orderPrefix: 'PW',
  member: { email: 'priya@example.com', password: 'pipwell-demo-1', firstname: 'Priya' },
  address: { line1: '12 Tannery Row', town: 'London' },
};

export const lathmere: DemoBusiness = {
  name: 'Lathmere',
  host: 'house.localhost',
  postcode: 'BA1 5BG',
  store: { name: 'Bath, Walcot Street', slug: 'bath-walcot-street' },
  category: { name: 'Lighting', slug: 'lighting' },
  item: { name: 'Perrin table lamp, ultramarine', slug: 'perrin-table-lamp-ultramarine', quantity: 2 },
  orderPrefix: 'LM',
  member: { email: 'imogen@example.com', password: 'lathmere-demo-1', firstname: 'Imogen' },
  address: { line1: '3 Paragon Mews', town: 'Bath' },
};
