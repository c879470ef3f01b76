import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../database/in-transaction';
import { operators } from '../../database/schema/operator';
import type { ServiceContext } from '../../service-context';
import { removeOperatorPasskeys } from '../operators/operator-passkeys';
import { endOperatorSessions } from '../operators/operator-sessions';
import { forgetOperatorDevices } from './operator-devices';
import { queueOperatorPasskeyMail } from './passkeys/operator-passkey-mail';
import { lockOperator } from './staff.service';
import { staffMember } from './staff-view';

/**
 * Logs an operator out everywhere, and forgets their passkeys, devices and PIN: the password with a mailed code is the
 * only way in. They get a mail for each passkey.
 * @throws Problem operator_not_found
 */
export async function forgetLogIns(
  { db }: Pick<ServiceContext, 'db'>,
  businessId: number,
  operatorId: number,
  now: Date,
): Promise<StaffMember> {
  await inTransaction(db, async (tx) => {
    await lockOperator(tx, businessId, operatorId);
    await endOperatorSessions(tx, { operatorId }, now);
    await forgetOperatorDevices(tx, operatorId);
    await tx.update(operators).set({ pinHash: null }).where(eq(operators.id, operatorId));
    for (const passkeyId of await removeOperatorPasskeys(tx, operatorId))
      await queueOperatorPasskeyMail(tx, 'operator_passkey_removed', operatorId, passkeyId, now);
  });
  return staffMember(db, businessId, operatorId);
}
