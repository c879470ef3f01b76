import { setTimeout as pause } from 'node:timers/promises';
import { PIN_ROLES } from '@storefront/api/entities/operator';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, exists, inArray, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { handhelds } from '../../database/schema/handheld';
import { operatorStores, operators } from '../../database/schema/operator';
import { stores } from '../../database/schema/store';
import { refuse } from '../../problem';
import { logSecurity } from '../../security-log';
import type { ServiceContext } from '../../service-context';
import { FAILURE_PAUSE_MS } from '../auth/failure-pause';
import { passwordMatches } from '../auth/passwords/password';
import type { Business } from '../businesses/businesses.repository';
import { type HandheldRow, handheldOf } from '../operators/handheld-of';
import {
  endOperatorSessions,
  findOperatorSession,
  isSessionLocked,
  OPERATOR_SESSION_MS,
  startOperatorSession,
  unlockSession,
} from '../operators/operator-sessions';
import { deskOperatorOf } from '../staff/desk-operator';
import { countWrongPin } from '../staff/wrong-pins';

type OperatorRow = typeof operators.$inferSelect;

/** Where somebody logs in. */
interface HandheldOrigin {
  /** Keyed hash of the handheld's secret; undefined for a browser that is none. */
  readonly handheld: string | undefined;
  /** Of the session that the browser has, whether it is valid or not. */
  readonly operatorToken: string | undefined;
  readonly address: string | undefined;
}

/** Those of a handheld's store who may log in on it with their PIN: all of them by name, or one. */
function operatorsOf(db: Database, { businessId, storeId }: HandheldRow, operatorId?: number): Promise<OperatorRow[]> {
  const own = db.select().from(operatorStores).where(eq(operatorStores.operatorId, operators.id));
  const isPlacedHere = db
    .select()
    .from(operatorStores)
    .where(and(eq(operatorStores.operatorId, operators.id), eq(operatorStores.storeId, storeId)));
  return db
    .select()
    .from(operators)
    .where(
      and(
        eq(operators.businessId, businessId),
        operatorId === undefined ? undefined : eq(operators.id, operatorId),
        isNull(operators.withdrawnAt),
        isNotNull(operators.pinHash),
        inArray(operators.role, [...PIN_ROLES]),
        or(notExists(own), exists(isPlacedHere)),
      ),
    )
    .orderBy(asc(operators.name), asc(operators.id));
}

/** The session that the browser has, if it was opened with a PIN on this handheld. */
async function sessionOn({ db, keys }: ServiceContext, { id }: HandheldRow, token: string | undefined, now: Date) {
  const found = token === undefined ? undefined : await findOperatorSession(db, keys, token, now);
  return found?.session.handheldId === id ? found.session : undefined;
}

/** What the log-in page of a handheld shows; names only, and nothing in a browser that is none. */
export async function shownHandheld(
  context: ServiceContext,
  business: Business,
  { handheld: secretHash, operatorToken }: Omit<HandheldOrigin, 'address'>,
  now: Date,
): Promise<ReplyOf<'POST /desk/handheld'>> {
  const { db } = context;
  const handheld = await handheldOf(db, business.id, secretHash);
  if (!handheld) return { handheld: null, operators: [], lockedOperatorId: null };
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, handheld.storeId));
  const session = await sessionOn(context, handheld, operatorToken, now);
  return {
    handheld: { name: handheld.name, storeName: store?.name ?? '' },
    operators: (await operatorsOf(db, handheld)).map(({ id, name }) => ({ operatorId: id, name })),
    lockedOperatorId: session && isSessionLocked(session, now) ? session.operatorId : null,
  };
}

/** A withdrawal or a new PIN of this moment counts. @throws Problem handheld_not_paired, operator_pin_wrong */
async function lockUnchanged(tx: Database, { id: handheldId }: HandheldRow, { id, pinHash }: OperatorRow) {
  const [handheld] = await tx.select().from(handhelds).where(eq(handhelds.id, handheldId)).for('no key update');
  if (!handheld || handheld.withdrawnAt) throw refuse('handheld_not_paired');
  const [operator] = await tx.select().from(operators).where(eq(operators.id, id)).for('no key update');
  if (!operator || operator.withdrawnAt || operator.pinHash !== pinHash) throw refuse('operator_pin_wrong');
}

/**
 * Logs an operator in on a handheld of their store, or unlocks the session that they have on it. A session of somebody
 * else on it ends. A wrong PIN, and an operator who has none here, have the same answer after the same work.
 * @throws Problem handheld_not_paired, operator_pin_wrong
 */
export async function logInByPin(
  context: ServiceContext,
  business: Business,
  { operatorId, pin }: BodyOf<'POST /desk/handheld-log-in'>,
  { handheld: secretHash, operatorToken, address }: HandheldOrigin,
  now: Date,
): Promise<ReplyOf<'POST /desk/handheld-log-in'>> {
  const { db, keys } = context;
  const handheld = await handheldOf(db, business.id, secretHash);
  if (!handheld) throw refuse('handheld_not_paired');
  const [operator] = await operatorsOf(db, handheld, operatorId);
  if (!(await passwordMatches(operator?.pinHash, pin)) || !operator) {
    logSecurity(context, 'operator_pin_wrong', { operatorId, handheldId: handheld.id, address });
    if (operator) await countWrongPin(context, operator, now);
    await pause(FAILURE_PAUSE_MS);
    throw refuse('operator_pin_wrong');
  }
  const before = await sessionOn(context, handheld, operatorToken, now);
  const token = await inTransaction(db, async (tx) => {
    await lockUnchanged(tx, handheld, operator);
    await tx.update(handhelds).set({ lastUsedAt: now }).where(eq(handhelds.id, handheld.id));
    if (before?.operatorId === operatorId) {
      await unlockSession(tx, before.id, now);
      return undefined;
    }
    // One person works on a handheld at a time.
    await endOperatorSessions(tx, { handheldId: handheld.id }, now);
    return startOperatorSession(tx, keys, operatorId, now, { handheldId: handheld.id });
  });
  const storeIds = [handheld.storeId];
  return {
    operator: await deskOperatorOf(context, { operatorId, storeIds, handheld: handheld.name }),
    handheld: handheld.name,
    ...(token !== undefined && { operatorToken: token, expiresIn: OPERATOR_SESSION_MS / 1000 }),
  };
}
