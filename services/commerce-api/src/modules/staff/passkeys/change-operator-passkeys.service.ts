import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import { operatorPasskeys, operators } from '../../../database/schema/operator';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { queueOperatorPasskeyMail } from './operator-passkey-mail';
import { callingRow, ownLogIn } from './own-log-in';

const isOwn = (passkeyId: number, operatorId: number) =>
  and(eq(operatorPasskeys.id, passkeyId), eq(operatorPasskeys.operatorId, operatorId));

/** @throws Problem passkey_not_found for an unknown, removed or another operator's one, operator_key_invalid */
export async function renameOperatorPasskey(
  { db }: Pick<ServiceContext, 'db'>,
  operator: CallingOperator,
  { passkeyId, name }: BodyOf<'POST /desk/passkey-rename'>,
): Promise<OperatorLogIn> {
  const { id } = await callingRow(db, operator);
  const [renamed] = await db
    .update(operatorPasskeys)
    .set({ name: name.trim() })
    .where(isOwn(passkeyId, id))
    .returning();
  if (!renamed) throw refuse('passkey_not_found');
  return ownLogIn(db, operator);
}

/**
 * Removes a passkey, and tells the operator by mail. It needs no fresh proof, because the password stays a way to log in.
 * @throws Problem passkey_not_found for an unknown, removed or another operator's one, operator_key_invalid
 */
export async function removeOperatorPasskey(
  { db }: Pick<ServiceContext, 'db'>,
  operator: CallingOperator,
  { passkeyId }: BodyOf<'POST /desk/passkey-remove'>,
  now: Date,
): Promise<OperatorLogIn> {
  const { id } = await callingRow(db, operator);
  await inTransaction(db, async (tx) => {
    // A log-in with it that has begun is finished before.
    await tx.select({ id: operators.id }).from(operators).where(eq(operators.id, id)).for('no key update');
    const [removed] = await tx.delete(operatorPasskeys).where(isOwn(passkeyId, id)).returning();
    if (!removed) throw refuse('passkey_not_found');
    await queueOperatorPasskeyMail(tx, 'operator_passkey_removed', id, passkeyId, now);
  });
  return ownLogIn(db, operator);
}
