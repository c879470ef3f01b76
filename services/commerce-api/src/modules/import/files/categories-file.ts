import { whole } from '../columns/amount-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { picture } from '../columns/look-columns';
import { code, line, slug } from '../columns/text-columns';
import { defineFile } from './import-file';

export const categoriesFile = defineFile({
  kind: 'categories',
  about: 'The aisles and shelves of your shop, three levels deep at most.',
  key: ['code'],
  columns: {
    code: required(code('Your own name for the category')),
    name: required(line('As shoppers read it', 80)),
    slug: optionalColumn(slug('The last part of its page’s address; made from the name when it is blank')),
    parent: optional(code('The code of the category above it; blank means the top level'), null),
    picture: optional(picture('Shown on its tile'), null),
    position: optionalColumn(
      whole('Its place among its neighbours, smallest first; in the order of the file when it is blank', 0, 1_000_000),
    ),
  },
});
