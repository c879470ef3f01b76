import type { DayClose } from '@storefront/api/entities/day-close';
import type { QueryOf } from '@storefront/api/operation-types';
import type { CallingKey } from '../../http/callers/api-key-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { dayCloseOf } from '../admin/day-close/day-close.service';
import type { Business } from '../businesses/businesses.repository';
import { storeOfKey } from './store-of-key';

/**
 * The day close of a key's business, or of one store.
 * @throws Problem store_not_found, api_key_store_refused, date_invalid
 */
export async function dayCloseOfKey(
  context: ServiceContext,
  business: Business,
  apiKey: CallingKey,
  { from: day, to, store }: QueryOf<'GET /v1/day-close'>,
  now: Date,
): Promise<DayClose> {
  if (store !== undefined) await storeOfKey(context.db, business.id, apiKey, store);
  else if (apiKey.storeIds) throw refuse('api_key_store_refused', 'Name one of the stores of the key');
  return dayCloseOf(context, business, { day, to, store }, now);
}
