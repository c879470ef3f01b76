import type { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import { ALLERGENS } from '../../catalogue/food/allergens';
import { someOf } from './choice-columns';
import { CellFault, listIn, quoted } from './column';

export const allergens = (about: string) => {
  const column = someOf(about, ALLERGENS, 'an allergen of the list');
  return { ...column, read: (text: string) => [...column.read(text)].sort() };
};

export const nutrition = (about: string) => ({
  about,
  accepts: 'pairs with `\\|` between them, such as `Energy=1000kJ \\| Fat=3.2g`',
  read: (text: string): MenuItemDetails['nutrition'] =>
    listIn(text).map((pair) => {
      const [, name, per100] = /^([^=]{1,60}?)\s*=\s*([^=]{1,40})$/.exec(pair) ?? [];
      if (name === undefined || per100 === undefined)
        throw new CellFault(`${quoted(pair)} is not a name and a value; write Fat=3.2g`);
      return { name, per100 };
    }),
});
