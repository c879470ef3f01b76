import type { ItemFact } from '@storefront/api/entities/menu-item-details';
import { noteReader } from '../content/notes';
import type { RangeLine } from '../content/range';

/** Facts of the products that take a lamp option. */
const OF_A_LAMP: readonly ItemFact[] = [
  { name: 'Bulb', value: 'E27, LED, 6 W at most; not included' },
  { name: 'Cable', value: '1.8 m, cloth' },
  { name: 'Energy', value: 'For bulbs of class A to F' },
];

/** What a homeware page says besides its care: its size, and what goes with it. */
export function retailFacts([, , , , size, , notes]: RangeLine, range: string): ItemFact[] {
  const note = noteReader(notes);
  return [
    { name: 'Size', value: size },
    ...(range === 'lighting' && note.valueOf('opt') === 'lamp' ? OF_A_LAMP : []),
    ...(note.has('uk') ? [{ name: 'Made in', value: 'United Kingdom' }] : []),
  ];
}
