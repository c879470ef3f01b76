import { Platform } from '@storefront/api/entities/enumerations';
import { whole } from '../columns/amount-columns';
import { oneOf, someOf } from '../columns/choice-columns';
import { optional, optionalColumn, required } from '../columns/column';
import { picture, storefrontPath } from '../columns/look-columns';
import { code, line, slug } from '../columns/text-columns';
import { defineFile } from './import-file';

export const bannersFile = defineFile({
  kind: 'banners',
  about: 'Banners on the home page and on pages of categories; those of search and basket are for apps.',
  key: ['code'],
  columns: {
    code: required(slug('Your own name for the banner, and the last part of its page’s address')),
    title: required(line('Its heading', 80)),
    text: optional(line('A sentence below it', 200), ''),
    placement: required(oneOf('Where it is shown', ['home', 'category', 'search', 'basket'] as const)),
    category: optional(
      code('Of placement `category`: the code of the category whose pages show it, with those below; blank means all'),
      null,
    ),
    picture: optional(picture('Shown beside it'), null),
    link: optional(storefrontPath('Where it leads; blank means a page of its own'), null),
    platforms: optional(someOf('Where it is shown: in the browser, or in apps; blank means all', Platform.enum), null),
    position: optionalColumn(
      whole('Its place among the banners, smallest first; in the order of the file when it is blank', 0, 1_000_000),
    ),
  },
});
