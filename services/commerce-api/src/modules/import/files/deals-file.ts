import { amount, price, whole } from '../columns/amount-columns';
import { oneOf } from '../columns/choice-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { picture } from '../columns/look-columns';
import { code, codes, line, paragraph, slug } from '../columns/text-columns';
import { calendarDay } from '../columns/time-columns';
import { defineFile } from './import-file';

export const dealsFile = defineFile({
  kind: 'deals',
  about: 'Offers over several items. Needs deal-sections.csv, which lists their items.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the deal')),
    name: required(line('As shoppers read it', 80)),
    slug: optionalColumn(slug('The last part of its page’s address; made from the name when it is blank')),
    text: required(line('The text on a card, such as 2 for £4', 24)),
    kind: required(
      oneOf('`multi_buy`: so many for a price; `bundle`: some of each section for a price; else a part or a sum off', [
        'multi_buy',
        'bundle',
        'percentage',
        'fixed',
      ] as const),
    ),
    price: optional(amount('What a multi_buy or a bundle costs; in a multi_buy blank makes the cheapest free'), null),
    quantity: optional(whole('How many items it takes, of any section; a multi_buy needs it', 1, 50), null),
    percent: optional(whole('The percentage that a percentage discount takes off', 1, 100), null),
    amount: optional(price('The amount that a fixed discount takes off'), null),
    minimum_spend: optional(price('The minimum total of its items before the discount applies'), null),
    starts_on: optional(calendarDay('Its first day; blank means now'), null),
    ends_on: optional(calendarDay('Its last day; blank means never'), null),
    description: optional(paragraph('The conditions of the deal', 600), ''),
    picture: optional(picture('Shown beside it'), null),
    position: optionalColumn(
      whole('Its place among the deals, smallest first; in the order of the file when it is blank', 0, 1_000_000),
    ),
  },
});

export const dealSectionsFile = defineFile({
  kind: 'deal-sections',
  about: 'The items of a deal, in one or more sections, such as a main and a side.',
  key: ['deal', 'code'],
  whole: true,
  isPart: true,
  columns: {
    deal: required(code('The code of the deal')),
    code: required(code('Your own name for the section; unique within its deal')),
    name: required(line('As shoppers read it', 80)),
    items: required(codes('The codes of the items that count')),
    choose: optional(whole('How many are to be chosen of it; blank means any number', 1, 50), 0),
  },
});
