import { randomBytes } from 'node:crypto';
import type { Operator } from '@storefront/api/entities/operator';
import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { asc, eq, sql } from 'drizzle-orm';
import { at } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { operators } from '../../database/schema/operator';
import { newId } from '../../ids';
import type { Keys } from '../../keys';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { findBusiness } from '../businesses/find-business';
import { removeOperatorPasskeys } from './operator-passkeys';
import { endOperatorSessions } from './operator-sessions';

type OperatorRow = typeof operators.$inferSelect;

/** With 256 bits a key cannot be guessed, so its digest needs no slow hash. */
const KEY_BYTES = 32;

/** The stored form of an operator's key. */
export const operatorKeyHash = ({ digest }: Pick<Keys, 'digest'>, key: string) => digest(`operator key ${key}`);

/** A new key, which is stored as its hash only. */
export function newOperatorKey(keys: Pick<Keys, 'digest'>): { key: string; keyHash: string } {
  const key = `op_${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, keyHash: operatorKeyHash(keys, key) };
}

/** An operator as the administrator of the installation sees them. */
export const operatorView = ({ id, businessId, name, role, email, createdAt, withdrawnAt }: OperatorRow): Operator => ({
  operatorId: id,
  businessId,
  name,
  role,
  email,
  createdAt: createdAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});

export async function listOperators(
  context: ServiceContext,
  { business }: BodyOf<'POST /admin/operators'>,
): Promise<ReplyOf<'POST /admin/operators'>> {
  const only = business === undefined ? undefined : await findBusiness(context, business);
  const rows = await context.db
    .select()
    .from(operators)
    .where(only && eq(operators.businessId, only.id))
    .orderBy(asc(operators.businessId), asc(operators.name), asc(operators.id));
  return { operators: rows.map(operatorView) };
}

/** Adds an operator with a key. @returns the key, which cannot be read again */
export async function addOperator(
  context: ServiceContext,
  businessId: number,
  { name, role }: Pick<BodyOf<'POST /admin/operator-add'>, 'name' | 'role'>,
  now: Date,
): Promise<ReplyOf<'POST /admin/operator-add'>> {
  const { key, keyHash } = newOperatorKey(context.keys);
  const [row] = await context.db
    .insert(operators)
    .values({ id: newId(), businessId, name, role, keyHash, createdAt: now })
    .returning();
  if (!row) throw new Error('The operator was not saved');
  return { operator: operatorView(row), key };
}

/** Refuses an operator's key and log-ins from now on; a second call changes nothing. */
export async function withdrawOperator({ db }: ServiceContext, operatorId: number, now: Date): Promise<Operator> {
  const row = await inTransaction(db, async (tx) => {
    await endOperatorSessions(tx, { operatorId }, now);
    const [withdrawn] = await tx
      .update(operators)
      .set({ withdrawnAt: sql`coalesce(${operators.withdrawnAt}, ${at(now)})` })
      .where(eq(operators.id, operatorId))
      .returning();
    await removeOperatorPasskeys(tx, operatorId);
    return withdrawn;
  });
  if (!row) throw refuse('operator_not_found');
  return operatorView(row);
}
