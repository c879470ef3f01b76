import { POSTCODE_INPUT_MAX_LENGTH } from '@storefront/api/constants';
import type { FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { readErrand } from './errand';

/**
 * The basket's page, which asks whether the basket moves to a store.
 * @param form the search that found the store
 */
export const basketMove = (
  storeId: number,
  { fulfilment, postcode, ...form }: FormFields,
  coordinates?: { readonly latitude: number; readonly longitude: number },
): string =>
  urlTo(
    'basket',
    {},
    {
      storeId,
      fulfilment: fulfilment === 'collection' ? 'collection' : 'delivery',
      postcode: postcode?.slice(0, POSTCODE_INPUT_MAX_LENGTH),
      latitude: coordinates?.latitude,
      longitude: coordinates?.longitude,
      ...readErrand(form),
    },
  );
