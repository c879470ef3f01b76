import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { operators } from '../../../database/schema/operator';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { refuse } from '../../../problem';
import { passkeyView } from '../../auth/passkeys/stored-passkey';
import { passkeysOfOperator } from '../../operators/operator-passkeys';

/** The row of the operator who calls. @throws Problem operator_key_invalid for the admin key, which is nobody's */
export async function callingRow(
  db: Database,
  { operatorId }: Pick<CallingOperator, 'operatorId'>,
): Promise<typeof operators.$inferSelect> {
  const [row] = operatorId === null ? [] : await db.select().from(operators).where(eq(operators.id, operatorId));
  if (!row) throw refuse('operator_key_invalid');
  return row;
}

/** How the calling operator logs in. @throws Problem operator_key_invalid */
export async function ownLogIn(db: Database, operator: CallingOperator): Promise<OperatorLogIn> {
  const { id, email } = await callingRow(db, operator);
  return { email, passkeys: (await passkeysOfOperator(db, id)).map(passkeyView) };
}
