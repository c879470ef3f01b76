import type { VariantAttribute } from '@storefront/api/entities/item-family';
import { CellFault, listIn, quoted } from './column';
import { colour } from './look-columns';

/** Each is a row of choices above the price; more would push it off the first screen of a phone. */
const MAX_ATTRIBUTES = 3;
const swatch = colour('');

/** The attributes in which an item differs from the others of its family, each with an optional swatch colour. */
export const variant = (about: string) => ({
  about,
  accepts: `pairs with \`\\|\` between them, ${MAX_ATTRIBUTES} at most, such as \`Colour=Ink #23252f \\| Height=32 cm\``,
  read(text: string): VariantAttribute[] {
    const found = listIn(text).map((pair) => {
      const [, name, value, hex] = /^([^=]{1,40}?)\s*=\s*([^=]{1,60}?)(?:\s+(#\S+))?$/.exec(pair) ?? [];
      if (name === undefined || value === undefined)
        throw new CellFault(`${quoted(pair)} is not a name and a value; write Colour=Ink or Colour=Ink #23252f`);
      return { name, value, colour: hex === undefined ? null : swatch.read(hex) };
    });
    if (found.length > MAX_ATTRIBUTES)
      throw new CellFault(`names ${found.length}; at most ${MAX_ATTRIBUTES} are offered`);
    if (new Set(found.map(({ name }) => name)).size < found.length)
      throw new CellFault(`${quoted(text)} gives one name two values; an item has one value of each`);
    return found;
  },
});
