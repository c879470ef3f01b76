import type { ApiClient } from '@storefront/api/client';
import type { Address } from '@storefront/api/entities/address';
import type { ReplyOf } from '@storefront/api/operation-types';

export interface WeeklyTime extends ReplyOf<'POST /member/weekly-slot'> {
  readonly addresses: readonly Address[];
}

/** Reads the member's weekly time, the windows of a store, and the address book. */
export async function readWeeklySlot(api: ApiClient, storeId: number | undefined): Promise<WeeklyTime> {
  const read = (at?: number) => api.call('POST /member/weekly-slot', { body: at === undefined ? {} : { storeId: at } });
  const [chosen, addresses] = await Promise.all([read(storeId), api.call('GET /member/addresses')]);
  // The store has closed since it was chosen.
  const weekly = chosen.ok ? chosen : await read();
  if (!weekly.ok || !addresses.ok) throw new Error('Weekly time: rejected');
  return { ...weekly.data, addresses: addresses.data.addresses };
}
