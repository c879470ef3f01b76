import type { ApiClient } from '@storefront/api/client';
import type { Address } from '@storefront/api/entities/address';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { readAddresses } from '../addresses-page/read-addresses';
import { type OrderList, readOrders } from '../orders-page/read-orders';
import { readProfile } from '../profile-page/read-profile';
import { type MemberRead, readAsMember } from '../read/read-as-member';

/** The number of past orders beside the latest. */
const RECENT_ORDERS = 4;

/** Three parallel reads: the failure of one does not affect the others. */
export interface Overview {
  readonly orders: MemberRead<OrderList>;
  readonly addresses: MemberRead<Address[]>;
  readonly profile: MemberRead<MemberProfile>;
}

export const readRecentOrders = (api: ApiClient) => readOrders(api, 1, RECENT_ORDERS + 1);

export async function readOverview(api: ApiClient): Promise<Overview> {
  const [orders, addresses, profile] = await Promise.all([
    readAsMember(() => readRecentOrders(api)),
    readAsMember(() => readAddresses(api)),
    readAsMember(() => readProfile(api)),
  ]);
  return { orders, addresses, profile };
}
