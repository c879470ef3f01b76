import type { ApiClient } from '@storefront/api/client';
import type { Address } from '@storefront/api/entities/address';
import type { MemberProfile } from '@storefront/api/entities/member-profile';
import { readAddresses } from '../addresses-page/read-addresses';
import { isUnderWay } from '../order/order-state.model';
import { type OrderList, readOrders } from '../orders-page/read-orders';
import { readProfile } from '../profile-page/read-profile';
import { type MemberRead, readAsMember } from '../read/read-as-member';

/** Past orders beside those to come, and the most of these: an overview, because the list has all. */
const RECENT_ORDERS = 4;
const COMING_ORDERS = 5;

/** Three parallel reads: the failure of one does not affect the others. */
export interface Overview {
  readonly orders: MemberRead<RecentOrders>;
  readonly addresses: MemberRead<Address[]>;
  readonly profile: MemberRead<MemberProfile>;
}

/** A member's orders in brief. */
export interface RecentOrders {
  /** Still to arrive, the soonest first. */
  readonly coming: OrderList['orders'];
  /** The newest of the others. */
  readonly earlier: OrderList['orders'];
  readonly total: number;
}

export async function readRecentOrders(api: ApiClient): Promise<RecentOrders> {
  const [coming, recent] = await Promise.all([
    readOrders(api, { coming: true, limit: COMING_ORDERS }),
    readOrders(api, { limit: RECENT_ORDERS + COMING_ORDERS }),
  ]);
  const earlier = recent.orders.filter((order) => !isUnderWay(order)).slice(0, RECENT_ORDERS);
  return { coming: coming.orders, earlier, total: recent.total };
}

export async function readOverview(api: ApiClient): Promise<Overview> {
  const [orders, addresses, profile] = await Promise.all([
    readAsMember(() => readRecentOrders(api)),
    readAsMember(() => readAddresses(api)),
    readAsMember(() => readProfile(api)),
  ]);
  return { orders, addresses, profile };
}
