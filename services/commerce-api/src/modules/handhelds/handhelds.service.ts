import { HANDHELDS_PER_STORE_MAX } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { Handheld } from '@storefront/api/entities/desk/handheld';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { handhelds } from '../../database/schema/handheld';
import { stores } from '../../database/schema/store';
import { handheldHashOf } from '../../http/callers/caller';
import { worksInStore } from '../../http/callers/confine-operator';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { newId, newToken } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { endOperatorSessions } from '../operators/operator-sessions';

/** As long as browsers keep the cookie, and what operators did. */
const RETENTION_MS = 400 * DAY_MS;

/** Handhelds in use, by store and name. @param operator who sees those of their stores; @param id only this one */
async function handheldsOf(
  db: Database,
  businessId: number,
  { storeIds }: Pick<CallingOperator, 'storeIds'>,
  id?: number,
): Promise<Handheld[]> {
  const rows = await db
    .select({ row: handhelds, storeName: stores.name, slug: stores.slug })
    .from(handhelds)
    .innerJoin(stores, eq(stores.id, handhelds.storeId))
    .where(
      and(
        eq(handhelds.businessId, businessId),
        isNull(handhelds.withdrawnAt),
        storeIds ? inArray(handhelds.storeId, [...storeIds]) : undefined,
        id === undefined ? undefined : eq(handhelds.id, id),
      ),
    )
    .orderBy(asc(stores.name), asc(handhelds.name), asc(handhelds.id));
  return rows.map(({ row, storeName, slug }) => ({
    handheldId: row.id,
    name: row.name,
    store: { storeId: row.storeId, name: storeName, slug },
    createdAt: row.createdAt.toISOString(),
    pairedBy: row.pairedBy,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** The handhelds of the operator's stores. */
export const listHandhelds = async (
  db: Database,
  businessId: number,
  operator: CallingOperator,
): Promise<ReplyOf<'POST /desk/handhelds'>> => ({ handhelds: await handheldsOf(db, businessId, operator) });

/** Refuses a handheld from now on, and ends what was opened on it. */
async function withdraw(tx: Database, handheldId: number, now: Date): Promise<void> {
  await tx.update(handhelds).set({ withdrawnAt: now }).where(eq(handhelds.id, handheldId));
  await endOperatorSessions(tx, { handheldId }, now);
}

/**
 * Makes the calling browser a handheld of a store. What it was before, it is no more, and the session of the manager in
 * it ends, because colleagues get it next.
 * @param before keyed hash of the handheld's secret that the browser has
 * @throws Problem store_not_found, handhelds_full
 */
export async function pairHandheld(
  { db, keys }: ServiceContext,
  businessId: number,
  { storeId, name }: BodyOf<'POST /desk/handheld-pair'>,
  operator: CallingOperator,
  before: string | undefined,
  now: Date,
): Promise<ReplyOf<'POST /desk/handheld-pair'>> {
  const secret = newToken();
  const id = newId();
  await inTransaction(db, async (tx) => {
    const isStore = and(eq(stores.id, storeId), eq(stores.businessId, businessId));
    // Of two who pair the last one, the second waits for the first.
    const [store] = await tx.select({ id: stores.id }).from(stores).where(isStore).for('no key update');
    if (!store || !worksInStore(operator, { businessId, storeId })) throw refuse('store_not_found');
    const isSame = and(eq(handhelds.secretHash, before ?? ''), eq(handhelds.businessId, businessId));
    const [old] = await tx.select({ id: handhelds.id }).from(handhelds).where(isSame).for('update');
    if (old) await withdraw(tx, old.id, now);
    const isUsed = and(eq(handhelds.storeId, storeId), isNull(handhelds.withdrawnAt));
    if ((await tx.$count(handhelds, isUsed)) >= HANDHELDS_PER_STORE_MAX) throw refuse('handhelds_full');
    const secretHash = handheldHashOf(keys, secret);
    const { name: pairedBy } = operator;
    await tx.insert(handhelds).values({ id, businessId, storeId, name, secretHash, pairedBy, createdAt: now });
    if (operator.sessionId !== null) await endOperatorSessions(tx, { sessionId: operator.sessionId }, now);
  });
  const [handheld] = await handheldsOf(db, businessId, { storeIds: null }, id);
  if (!handheld) throw new Error('The handheld was not saved');
  return { handheld, handheldSecret: secret };
}

/** @throws Problem handheld_not_found, also for one of another store or withdrawn before */
export async function withdrawHandheld(
  { db }: ServiceContext,
  businessId: number,
  handheldId: number,
  operator: CallingOperator,
  now: Date,
): Promise<ReplyOf<'POST /desk/handheld-withdraw'>> {
  await inTransaction(db, async (tx) => {
    const isOwn = and(eq(handhelds.id, handheldId), eq(handhelds.businessId, businessId));
    const [row] = await tx
      .select()
      .from(handhelds)
      .where(and(isOwn, isNull(handhelds.withdrawnAt)))
      .for('update');
    if (!row || !worksInStore(operator, row)) throw refuse('handheld_not_found');
    await withdraw(tx, row.id, now);
  });
  return {};
}

/** Deletes handhelds that were withdrawn or last used long ago. */
export async function deleteOldHandhelds(db: Database, now: Date): Promise<void> {
  const lastUse = sql`coalesce(${handhelds.withdrawnAt}, ${handhelds.lastUsedAt}, ${handhelds.createdAt})`;
  await db.delete(handhelds).where(lt(lastUse, new Date(now.getTime() - RETENTION_MS)));
}
