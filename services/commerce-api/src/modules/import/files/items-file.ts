import { vatClasses } from '../../pricing/vat';
import { percentage, price, thousandths, whole } from '../columns/amount-columns';
import { flag, oneOf } from '../columns/choice-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { facts } from '../columns/facts-column';
import { allergens, nutrition } from '../columns/food-columns';
import { colour, picture, pictures } from '../columns/look-columns';
import { code, codes, gtin, line, paragraph, slug, words } from '../columns/text-columns';
import { calendarDay, days } from '../columns/time-columns';
import { variant } from '../columns/variant-column';
import { defineFile } from './import-file';

export const itemsFile = defineFile({
  kind: 'items',
  about: 'What you sell. A price here applies in every store that lists the item, unless prices.csv overrides it.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the item, such as its stock number')),
    gtin: optional(gtin('The number of its barcode, by which shoppers who scan it find it'), null),
    name: required(line('As shoppers read it, with its size', 120)),
    brand: optional(line('Its maker or brand; shoppers can filter by it', 60), null),
    slug: optionalColumn(slug('The last part of its page’s address; made from the name when it is blank')),
    category: required(code('The code of its category, of any level')),
    description: optional(paragraph('What it is', 4000), ''),
    price: optionalColumn(price('What it costs in every store that lists it; blank leaves prices to prices.csv')),
    was_price: optional(price('What it cost before it was reduced'), null),
    in_stock: optionalColumn(flag('Whether it can be bought now; a new one can')),
    stores: optional(codes('The codes of the stores that list it; blank means every store'), null),
    picture: optional(picture('Shown on its card and its page'), null),
    more_pictures: optional(pictures('Shown beside the first one on its page'), []),
    badge_text: optional(line('A word on its card, such as New', 24), null),
    badge_colour: optional(colour('The colour of that word'), '#ffffff'),
    badge_background: optional(colour('The colour behind it'), '#1f5132'),
    tags: optional(words('Labels that shoppers can filter by, such as vegan', 12), []),
    option_groups: optional(codes('The codes of its option groups, in the order in which they are asked'), []),
    ingredients: optional(paragraph('With allergens between double asterisks: `**milk**`', 4000), null),
    allergens: optional(allergens('The declarable allergens that it contains'), []),
    nutrition: optional(nutrition('Typical values for 100 g or 100 ml'), []),
    portion: optional(line('What a portion is, such as Slice, 44g; needed with `nutrition_per_portion`', 40), null),
    nutrition_per_portion: optional(nutrition('Typical values for a portion, under the names of `nutrition`'), []),
    facts: optional(facts('What else a shopper asks: origin, dimensions, material'), []),
    alcohol: optional(percentage('Alcohol by volume in per cent; units are computed from `unit_amount`'), null),
    storage: optional(line('How to keep it', 200), null),
    weight: optional(line('Its size, as shown on its page', 40), null),
    unit_amount: optional(thousandths('How much is in it, for the price per unit; blank shows none'), null),
    unit_of: optional(oneOf('The unit of that', ['g', 'kg', 'ml', 'cl', 'l', 'each'] as const), null),
    hfss: optional(flag('High in fat, sugar or salt'), false),
    vat: optional(oneOf('Its VAT class: most food is zero-rated', vatClasses), 'standard' as const),
    typical_grams: optional(
      whole('Of an item sold by weight: the grams of a typical one, whose price is charged at most', 1, 100_000),
      null,
    ),
    zone: optional(
      oneOf('Where stores keep it: pickers collect frozen goods last', ['ambient', 'chilled', 'frozen'] as const),
      'ambient' as const,
    ),
    minimum_age: optional(whole('The minimum age of the buyer', 1, 25), null),
    available_days: optional(days('The days of the week on which it is available; blank means every day'), null),
    available_from: optional(calendarDay('The first day on which it is available; blank means any'), null),
    family: optional(
      code('One code for all sizes or colours of the same thing; each page then offers the others'),
      null,
    ),
    variant: optional(variant('What the item is in its family; needed with `family`'), []),
    position: optionalColumn(
      whole(
        'Its place in its category among what sells equally well, smallest first; in the order of the file when it is blank',
        0,
        100_000_000,
      ),
    ),
  },
});
