import type { TestInfo } from '@playwright/test';
import type { PickList } from '@storefront/api/entities/desk/pick-list';
import type { Order } from '@storefront/api/entities/order';
import { callAsOperator, callWithKey } from '@storefront/testing/call-as-operator';

/** A new manager of the demonstration, who works through the API as a program of the retailer does. */
export async function newManager(testInfo: TestInfo) {
  const { key } = await callAsOperator<{ key: string }>(testInfo, 'operator-add', {
    business: 'pipwell',
    name: 'Robin Till',
    role: 'manager',
  });
  return <Reply = unknown>(path: string, data: object) => callWithKey<Reply>(testInfo, key, path, data);
}

export type Manager = Awaited<ReturnType<typeof newManager>>;

/** An order as the retailer sees it. */
export const readOrder = (testInfo: TestInfo, businessOrderId: string): Promise<Order> =>
  callAsOperator<Order>(testInfo, 'order', { businessOrderId });

/** Picks all of an order as it was asked for, and puts its bags at a place. */
export async function pickWhole(manager: Manager, businessOrderId: string, place: string): Promise<void> {
  const begun = { storeId: 101, businessOrderIds: [businessOrderId] };
  const { orders, lines } = await manager<PickList>('desk/pick-begin', begun);
  for (const { lineId, quantity } of lines)
    await manager('desk/pick-line', { businessOrderId, lineId, picked: quantity });
  const bags = [{ zone: 'ambient', count: 2 }];
  await manager('desk/pick-finish', { businessOrderId, version: orders[0]?.version, bags, place });
}
