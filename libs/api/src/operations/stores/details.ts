import Type from 'typebox';
import { POSTCODE_INPUT_MAX_LENGTH } from '../../constants';
import { defineOperation } from '../../declaration/operation';
import { Id, Slug, shape } from '../../declaration/shape';
import { clientConfig } from '../../entities/client-config';
import { FulfilmentMethod } from '../../entities/enumerations';
import { StoreDetails } from '../../entities/store';

export const storeDetails = defineOperation({
  key: 'POST /stores/details',
  id: 'storeDetails',
  domain: 'stores',
  summary: 'One store by its seoUrl (slug) or by its id, seen from a postcode when one is given',
  safe: true,
  sharedByPages: true,
  limits: [{ per: 'address', count: 240, seconds: 60 }],
  session: { takesClientConfig: true },
  body: shape({
    ...clientConfig,
    seoUrl: Type.Optional(Slug),
    storeId: Type.Optional(Id),
    postcode: Type.Optional(Type.String({ maxLength: POSTCODE_INPUT_MAX_LENGTH })),
    fulfilmentMethod: Type.Optional(FulfilmentMethod),
  }),
  reply: StoreDetails,
  errors: ['store_not_found', 'invalid_postcode', 'postcode_not_found', 'business_mismatch', 'rate_limited'],
});
