import { whole } from '../columns/amount-columns';
import { keeping, optional, required } from '../columns/column';
import { picture } from '../columns/look-columns';
import { code, codes, line, paragraph, slug } from '../columns/text-columns';
import { defineFile } from './import-file';

export const dealsFile = defineFile({
  kind: 'deals',
  about: 'Offers over several items. Needs deal-sections.csv for what belongs to them.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the deal')),
    name: required(line('As shoppers read it', 80)),
    slug: keeping(slug('The last part of its page’s address; made from the name when it is blank')),
    text: required(line('As it stands on a card, as 2 for £4', 24)),
    description: optional(paragraph('What one must do for it', 600), ''),
    picture: optional(picture('Shown beside it'), null),
    position: keeping(
      whole('Its place among the deals, smallest first; in the order of the file when it is blank', 0, 1_000_000),
    ),
  },
});

export const dealSectionsFile = defineFile({
  kind: 'deal-sections',
  about: 'The items of a deal, in one section or more, as a main and a side.',
  key: ['deal', 'code'],
  whole: true,
  columns: {
    deal: required(code('The code of the deal')),
    code: required(code('Your own name for the section; it is the section’s own within its deal')),
    name: required(line('As shoppers read it', 80)),
    items: required(codes('The codes of the items that count')),
  },
});
