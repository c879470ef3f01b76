import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { categoryDetails, categoryTree, itemDetails, itemList } from './catalogue.service';
import { globalSearch, searchSuggestions } from './search.service';

type Keys =
  | 'POST /catalogue/category-tree'
  | 'POST /catalogue/category-details'
  | 'POST /catalogue/item-details'
  | 'POST /catalogue/item-list'
  | 'POST /catalogue/global-search'
  | 'POST /catalogue/search-suggestions';

export function catalogueRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /catalogue/category-tree': ({ business, body }) => categoryTree(context, business, body),
    'POST /catalogue/category-details': ({ business, body }) => categoryDetails(context, business, body),
    'POST /catalogue/item-details': ({ business, body }) => itemDetails(context, business, body),
    'POST /catalogue/item-list': ({ business, body }) => itemList(context, business, body),
    'POST /catalogue/global-search': ({ business, body, member, address, now }) =>
      globalSearch(context, business, body, { member, address, now }),
    'POST /catalogue/search-suggestions': ({ business, body }) => searchSuggestions(context, business, body),
  };
}
