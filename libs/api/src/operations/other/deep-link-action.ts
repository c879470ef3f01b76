import Type from 'typebox';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Line, nullable, shape } from '../../declaration/shape';
import { Destination } from '../../entities/destination';
import { FulfilmentMethod, Platform } from '../../entities/enumerations';

export const deepLinkAction = defineOperation({
  key: 'POST /deep-links/action',
  id: 'deepLinkAction',
  domain: 'other',
  summary: 'Where a campaign or a deep link leads, once its store and the basket agree',
  limits: [{ per: 'address', count: 120, seconds: 60 }],
  body: shape({
    platform: Type.Optional(Platform),
    /** open-store, open-category, open-item, open-deal, open-campaign, open-page, find-store. */
    actionType: Line(40),
    businessId: Type.Optional(Id),
    basketToken: Type.Optional(BasketToken),
    /** The store in the link, or the one that the shopper has found since. */
    storeId: Type.Optional(Id),
    categoryId: Type.Optional(Id),
    campaignId: Type.Optional(Id),
    itemId: Type.Optional(Id),
    dealId: Type.Optional(Id),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
    /** Agrees to leave the basket's store and to empty the basket. */
    clearStore: Type.Optional(Type.Boolean()),
    /** Nothing of the shopper's changes without consent: BASKET_WOULD_CHANGE lists what the link would change. */
    asksFirst: Type.Optional(Type.Boolean()),
  }),
  reply: shape({
    to: Destination,
    /** The store to select for the shopper; null if the link involves none. */
    store: nullable(shape({ id: Id, slug: Type.String(), name: Type.String() })),
    campaign: nullable(shape({ campaignId: Id, title: Type.String(), text: Type.String() })),
    /** True when a basket with another store's items was emptied. */
    basketCleared: Type.Boolean(),
  }),
  errors: [
    'UNRECOVERABLE_ERROR',
    'STORE_SEARCH_REQUIRED',
    'INCOMPATIBLE_STORE',
    'BASKET_WOULD_CHANGE',
    'business_mismatch',
    'rate_limited',
  ],
});
