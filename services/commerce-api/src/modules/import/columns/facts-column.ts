import type { ItemFact } from '@storefront/api/entities/menu-item-details';
import { CellFault, listIn, quoted } from './column';

/** A longer table is not read on the page of an item. */
const MAX_FACTS = 12;

export const facts = (about: string) => ({
  about,
  accepts: `pairs with \`\\|\` between them, ${MAX_FACTS} at most, such as \`Origin=Kent \\| Size=26 × 32 cm\``,
  read(text: string): ItemFact[] {
    const found = listIn(text).map((pair) => {
      const [, name, value] = /^([^=]{1,40}?)\s*=\s*(.{1,120})$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new CellFault(`${quoted(pair)} is not a name and a value; write Origin=Kent`);
      return { name, value };
    });
    if (found.length > MAX_FACTS) throw new CellFault(`names ${found.length}; at most ${MAX_FACTS} are shown`);
    return found;
  },
});
