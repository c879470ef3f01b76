import type { Database } from '../../database/database.types';
import type { OrderRow } from '../../database/order-row';
import { queueMail } from '../../mail/queue-mail';
import type { ServiceContext } from '../../service-context';
import type { PaymentLinkRow } from './link-token';

/**
 * Queues the mail of a payment link, and its text where the business has an account for texts.
 * @param queue `queueMailAgain` for a link that was sent before
 * @returns whether it is texted
 */
export async function queueLink(
  { sms }: Pick<ServiceContext, 'sms'>,
  tx: Database,
  { id, businessId }: Pick<PaymentLinkRow, 'id' | 'businessId'>,
  { contact }: Pick<OrderRow, 'contact'>,
  now: Date,
  queue = queueMail,
): Promise<boolean> {
  const about = { businessId, subjectId: id, recipient: contact.email };
  await queue(tx, { ...about, kind: 'payment_link' }, now);
  const isTexted = sms(businessId) !== undefined && contact.phoneNumber !== '';
  if (isTexted) await queue(tx, { ...about, kind: 'text_payment_link' }, now);
  return isTexted;
}
