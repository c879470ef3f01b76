import type { OperatorRole } from '@storefront/api/entities/operator';
import type { Problem } from '@storefront/api/entities/problem';
import { sql } from 'drizzle-orm';
import { orderByCash } from './order-by-cash';
import { ids } from './shop-data';
import { createTestService, type TestService } from './test-service';

/** Adds an operator. @returns their calls */
export async function operatorOf(service: TestService, name: string, role: OperatorRole, business = 'Testmarket') {
  const { data } = await service.call('POST /admin/operator-add', { business, name, role }, { admin: true });
  const call: TestService['call'] = (key, body, options) =>
    service.call(key, body, { ...options, operatorKey: data.key });
  return { call, key: data.key, operatorId: data.operator.operatorId };
}

/** The code of a call's refusal; undefined for a success. */
export const codeOf = async (called: Promise<{ status: number; problem: Problem }>) => {
  const { status, problem } = await called;
  return status === 200 ? undefined : problem.code;
};

/** A service whose slots have places for every order of a test, and orders for it. */
export async function setUpDesk() {
  const service = await createTestService();
  await service.db.execute(sql`update slots set capacity = 1000`);
  let orders = 0;
  /** Orders items for 17:00 in cash. @returns the order's number */
  const order = async (menuItems: readonly { id: number; quantity: number }[]) => {
    const { data } = await service.call('POST /basket/add-items', { storeId: ids.store, menuItems: [...menuItems] });
    orders += 1;
    return orderByCash(service, data.basket.basketToken, { emailAddress: `shopper${orders}@example.test` });
  };
  return { service, order, picker: (name: string) => operatorOf(service, name, 'picker') };
}

export type Desk = Awaited<ReturnType<typeof setUpDesk>>;
export type Operator = Awaited<ReturnType<typeof operatorOf>>;
