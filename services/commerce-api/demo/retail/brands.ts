import { pickBy } from '../content/random';

const OWN = 'Lathmere';

/** Collections, which are part of their products' names. */
const COLLECTIONS = ['Tor', 'Weir'];

/** Invented brands of a range, besides the shop's own. */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  kitchen: ['Coombe', 'Fosse'],
  bath: ['Larkbeck'],
  bedroom: ['Larkbeck', 'Hollin'],
  lighting: ['Low Sun', 'Fosse'],
  cleaning: ['Rinse Works'],
  garden: ['Spade & Sky'],
  tools: ['Anvil Lane', 'Plumbline'],
  gifts: ['Ribbon House'],
  toys: ['Tin Drum'],
};

export function retailBrand(range: string, product: string): string {
  const collection = COLLECTIONS.find((name) => product.startsWith(`${name} `));
  return collection ?? pickBy(`brand ${product}`, [OWN, ...(MAKERS[range] ?? [])]);
}
