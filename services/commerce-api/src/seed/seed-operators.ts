import type { OperatorPlan } from '../../demo/people/operator-plan';
import type { Database } from '../database/database.types';
import { insertRows } from '../database/insert-rows';
import { operatorStores, operators } from '../database/schema/operator';
import { newId } from '../ids';
import { hashPassword } from '../modules/auth/passwords/password';

interface SeededShop {
  readonly businessId: number;
  readonly stores: readonly { readonly id: number; readonly slug: string }[];
}

/** Operators of a demonstration, who log in with one password. */
export async function seedOperators(
  db: Database,
  plans: readonly OperatorPlan[],
  { businessId, stores }: SeededShop,
  password: string,
  now: Date,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const { name, role, email, store: slug, pin } of plans) {
    const id = newId();
    const pinHash = pin === undefined ? null : await hashPassword(pin);
    await insertRows(db, operators, [{ id, businessId, name, role, email, passwordHash, pinHash, createdAt: now }]);
    const store = stores.find((one) => one.slug === slug);
    if (store) await insertRows(db, operatorStores, [{ operatorId: id, storeId: store.id }]);
  }
}
