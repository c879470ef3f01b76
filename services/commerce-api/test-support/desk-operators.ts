import type { OperatorRole } from '@storefront/api/entities/operator';
import { eq } from 'drizzle-orm';
import { operatorCodes, operatorStores, operators } from '../src/database/schema/operator';
import { newId } from '../src/ids';
import { hashPassword } from '../src/modules/auth/passwords/password';
import { startOperatorSession } from '../src/modules/operators/operator-sessions';
import { operatorCodeDigits } from '../src/modules/staff/operator-codes';
import { ids } from './shop-data';
import type { TestService } from './test-service';

export const DESK_PASSWORD = 'a long walk to the depot';

let hash: Promise<string> | undefined;
/** Hashed once, because that is slow on purpose. */
const passwordHashOnce = () => {
  hash ??= hashPassword(DESK_PASSWORD);
  return hash;
};

interface NewDeskOperator {
  readonly role?: OperatorRole;
  readonly business?: number;
  readonly storeIds?: readonly number[];
}

/** An operator who has a password; their e-mail address is new with each call. */
export async function addDeskOperator(
  { db, clock }: TestService,
  { role = 'picker', business: businessId = ids.business, storeIds = [] }: NewDeskOperator = {},
): Promise<{ operatorId: number; email: string }> {
  const operatorId = newId();
  const email = `${role}.${operatorId}@desk.test`;
  const passwordHash = await passwordHashOnce();
  const name = `Robin the ${role}`;
  await db
    .insert(operators)
    .values({ id: operatorId, businessId, name, role, email, passwordHash, createdAt: clock.now() });
  if (storeIds.length > 0) await db.insert(operatorStores).values(storeIds.map((storeId) => ({ operatorId, storeId })));
  return { operatorId, email };
}

/** The token of a session of a new operator, which callers send like a key. */
export async function sessionOf(service: TestService, who: NewDeskOperator): Promise<string> {
  const { operatorId } = await addDeskOperator(service, who);
  return startOperatorSession(service.db, service.keys, operatorId, service.clock.now());
}

/** The digits of the newest code that was mailed to an operator. */
export async function mailedDeskCode({ db, keys }: TestService, operatorId: number): Promise<string> {
  const rows = await db.select().from(operatorCodes).where(eq(operatorCodes.operatorId, operatorId));
  const newest = Math.max(...rows.map(({ id }) => id));
  return operatorCodeDigits(keys, newest);
}
