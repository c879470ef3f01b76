import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { brokenConstraint } from '../../../database/database-error';
import { inTransaction } from '../../../database/in-transaction';
import { operatorPasskeys, operatorSessions, operators } from '../../../database/schema/operator';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { madePasskey } from '../../auth/passkeys/made-passkey';
import { answeredChallenge, trusting } from '../../auth/passkeys/passkey-proof';
import { assertRoom } from '../../auth/passkeys/stored-passkey';
import { passkeysOfOperator } from '../../operators/operator-passkeys';
import { queueOperatorPasskeyMail } from './operator-passkey-mail';
import { callingRow, ownLogIn } from './own-log-in';

interface Add {
  readonly body: BodyOf<'POST /desk/passkey-add'>;
  readonly operator: CallingOperator;
  readonly device: string | undefined;
  readonly deviceName: string | undefined;
  readonly address: string | undefined;
  readonly now: Date;
}

/** A withdrawal, a new password or a log-out of this moment counts. @throws Problem operator_key_invalid */
async function lockAtWork(tx: Database, operatorId: number, sessionId: number | null): Promise<void> {
  const [row] = await tx.select().from(operators).where(eq(operators.id, operatorId)).for('no key update');
  const isOpen = and(eq(operatorSessions.id, sessionId ?? 0), isNull(operatorSessions.endedAt));
  if (!row || row.withdrawnAt || (await tx.$count(operatorSessions, isOpen)) === 0)
    throw refuse('operator_key_invalid');
}

/**
 * Adds a passkey that the operator's browser made, and tells them by mail.
 * @throws Problem passkey_exists, passkey_expired, passkey_refused, passkeys_full, operator_key_invalid
 */
export async function addOperatorPasskey(context: ServiceContext, call: Add): Promise<OperatorLogIn> {
  const { body, operator, device, deviceName, address, now } = call;
  const { db } = context;
  const { id: operatorId, businessId } = await callingRow(db, operator);
  const whose = { businessId, operatorId };
  const suspect = { ...whose, address };
  const asked = { ...whose, purpose: 'operator_add', deviceHash: device ?? '' } as const;
  const challenge = await answeredChallenge(context, asked, body.attestation.clientDataJSON, suspect, now);
  try {
    await trusting(context, suspect, async () => {
      const made = await madePasskey(challenge, body, deviceName, now);
      await inTransaction(db, async (tx) => {
        await lockAtWork(tx, operatorId, operator.sessionId);
        assertRoom(await passkeysOfOperator(tx, operatorId));
        const id = newId();
        await tx.insert(operatorPasskeys).values({ id, ...whose, ...made });
        await queueOperatorPasskeyMail(tx, 'operator_passkey_added', operatorId, id, now);
      });
    });
  } catch (error) {
    if (brokenConstraint(error) === 'operator_passkeys_credential') throw refuse('passkey_exists');
    throw error;
  }
  return ownLogIn(db, operator);
}
