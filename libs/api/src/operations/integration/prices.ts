import Type from 'typebox';
import { INTEGRATION_BODY_BYTES, PRICE_MAX } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { nullable, shape } from '../../declaration/shape';
import { itemReference, rowsCall, rowsMost, rowsReply } from '../../entities/integration-rows';

const Price = Type.Integer({ minimum: 1, maximum: PRICE_MAX });

export const integrationPrices = defineOperation({
  key: 'POST /v1/prices',
  id: 'integrationPrices',
  domain: 'integration',
  summary: 'Set prices of items that a store sells, in minor units',
  access: 'integration',
  scopes: ['prices:write'],
  bodyLimit: INTEGRATION_BODY_BYTES,
  body: shape({
    ...rowsCall,
    rows: Type.Array(
      shape({
        ...itemReference,
        price: Price,
        /** The price before a reduction; null ends it, and without it the one that is set stays while it is higher. */
        wasPrice: Type.Optional(nullable(Price)),
      }),
      rowsMost,
    ),
  }),
  reply: shape(rowsReply),
  errors: ['store_not_found', 'api_key_store_refused'],
});
