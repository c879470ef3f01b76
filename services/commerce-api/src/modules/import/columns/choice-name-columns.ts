import type { Business } from '../../businesses/businesses.repository';
import { amount } from './amount-columns';
import { CellFault, listIn, quoted } from './column';
import { readCode } from './text-columns';

export interface ChoiceName {
  group: string;
  choice: string;
}

function readName(text: string): ChoiceName {
  const [group = '', choice = '', more] = text.split('/').map((part) => part.trim());
  if (choice === '' || more !== undefined)
    throw new CellFault(`${quoted(text)} does not name a choice; write its group and its code, as size/large`);
  return { group: readCode(group), choice: readCode(choice) };
}

export const choiceName = (about: string) => ({
  about,
  accepts: 'a group and a choice, such as `size/large`',
  read: readName,
});

const cost = amount('');

export const costsByChoice = (about: string) => ({
  about,
  accepts: 'pairs with `\\|` between them, such as `size/large=0.80 \\| size/family=1.20`',
  read: (text: string, business: Business) =>
    listIn(text).map((pair) => {
      const [name = '', price = '', more] = pair.split('=').map((part) => part.trim());
      if (price === '' || more !== undefined)
        throw new CellFault(`${quoted(pair)} is not a choice and an amount; write size/large=0.80`);
      return { ...readName(name), extraCost: cost.read(price, business) };
    }),
});
