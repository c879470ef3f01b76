import Type from 'typebox';
import { ITEM_IDS_MAX, PAGE_NUMBER_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Day, Id, nullable, Slug, shape } from '../../declaration/shape';
import { Deal } from '../../entities/deal';
import { ItemSort, itemPageFields } from './item-page';

export const itemList = defineOperation({
  key: 'POST /catalogue/item-list',
  id: 'itemList',
  domain: 'catalogue',
  summary:
    'Items of a store by their ids, those of a deal (discountId or dealSlug) or of one of its sections, or the reduced ones',
  safe: true,
  body: shape({
    storeId: Id,
    menuItemIds: Type.Optional(Type.Array(Id, { maxItems: ITEM_IDS_MAX })),
    discountId: Type.Optional(Id),
    discountSectionId: Type.Optional(Id),
    dealSlug: Type.Optional(Slug),
    /** The items whose price is reduced, without those that may not be promoted. */
    reduced: Type.Optional(Type.Boolean()),
    fulfilmentDate: Type.Optional(Day),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_NUMBER_MAX })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ITEM_IDS_MAX })),
    sort: Type.Optional(ItemSort),
  }),
  reply: shape({ deal: nullable(Deal), ...itemPageFields }),
  errors: ['store_not_found', 'deal_not_found', 'date_invalid'],
});
