import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import { eq } from 'drizzle-orm';
import { operators } from '../../database/schema/operator';
import type { CallingOperator } from '../../http/callers/operator-of-request';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { hashPassword } from '../auth/passwords/password';
import { deskOperatorOf } from '../staff/desk-operator';
import { noWrongPins } from '../staff/wrong-pins';
import { checkNewPin } from './pin-rules';

/**
 * Sets the calling operator's PIN. Whoever finds it from a stolen table needs a handheld's secret too, of which the table
 * has a keyed hash.
 * @throws Problem operator_pin_too_simple, operator_key_invalid for the admin key
 */
export async function setPin(
  context: ServiceContext,
  operator: CallingOperator,
  { pin }: BodyOf<'POST /desk/pin'>,
): Promise<ReplyOf<'POST /desk/pin'>> {
  const { db } = context;
  const { operatorId } = operator;
  if (operatorId === null) throw refuse('operator_key_invalid');
  checkNewPin(pin);
  const pinHash = await hashPassword(pin);
  await db
    .update(operators)
    .set({ pinHash, ...noWrongPins })
    .where(eq(operators.id, operatorId));
  return deskOperatorOf(context, operator);
}
