import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { BasketToken, Id, Latitude, Longitude, nullable, shape } from '../../declaration/shape';
import { Basket } from '../../entities/basket';
import { FulfilmentMethod } from '../../entities/enumerations';
import { StoreDetails } from '../../entities/store';

export const selectStore = defineOperation({
  key: 'POST /stores/select',
  id: 'selectStore',
  domain: 'stores',
  summary: 'Choose a store and a fulfilment method; the given basket moves to it if possible',
  session: { basketToken: 'basket.basketToken', choosesStore: true },
  body: shape({
    storeId: Id,
    fulfilmentMethod: FulfilmentMethod,
    basketToken: Type.Optional(BasketToken),
    postcode: Type.Optional(Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH })),
    latitude: Type.Optional(Latitude),
    longitude: Type.Optional(Longitude),
    /** Agrees to empty a basket with another store's items. */
    overwriteBasket: Type.Optional(Type.Boolean()),
    /** Agrees to lose what the store does not sell of another store's items; the rest moves. */
    moveItems: Type.Optional(Type.Boolean()),
  }),
  reply: shape({ store: StoreDetails, basket: nullable(Basket) }),
  errors: [
    'store_not_found',
    'store_closed',
    'fulfilment_not_offered',
    'out_of_delivery_area',
    'different_store',
    'basket_not_found',
    'invalid_postcode',
    'postcode_not_found',
  ],
});
