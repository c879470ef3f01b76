import { MAILS_AGAIN_PER_DAY } from '@storefront/api/constants';
import { DAY_MS } from '@storefront/api/durations';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, gt } from 'drizzle-orm';
import { inTransaction } from '../../../database/in-transaction';
import type { PlacedOrder } from '../../../database/order-row';
import { orderEvents } from '../../../database/schema/order';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { queueMailAgain } from '../../../mail/queue-mail';
import { refuse } from '../../../problem';
import type { ServiceContext } from '../../../service-context';
import { byOperator } from '../../../states/actor';
import { isEndedState } from '../../../states/order-status';
import { lockOperatorsOrder } from '../picking/operators-order';
import { recordAction } from '../picking/record-action';

type Body = BodyOf<'POST /desk/order-mail-again'>;

const NOTES: Readonly<Record<Body['kind'], string>> = { confirmation: 'The confirmation', receipt: 'The receipt' };

/** An order that ended has neither, and a receipt comes with its picking. */
const hasMail = ({ status }: PlacedOrder, kind: Body['kind']): boolean =>
  !isEndedState(status) &&
  (kind === 'confirmation' || (status !== 'sent_to_store' && status !== 'store_accepted_picking'));

/**
 * Sends an order's confirmation or receipt again, to its own address. The history of the order says who did it, and
 * counts: its row is locked.
 * @throws Problem order_not_found, order_mail_missing, mail_limit_reached
 */
export async function mailOrderAgain(
  { db }: ServiceContext,
  { businessOrderId, kind }: Body,
  operator: CallingOperator,
  now: Date,
): Promise<{ mailed: boolean }> {
  await inTransaction(db, async (tx) => {
    const order = await lockOperatorsOrder(tx, operator, businessOrderId);
    const { draftOrderId, businessId, contact } = order;
    if (!contact.email || !hasMail(order, kind)) throw refuse('order_mail_missing');
    const today = and(
      eq(orderEvents.draftOrderId, draftOrderId),
      eq(orderEvents.action, 'mail_again'),
      gt(orderEvents.at, new Date(now.getTime() - DAY_MS)),
    );
    if ((await tx.$count(orderEvents, today)) >= MAILS_AGAIN_PER_DAY) throw refuse('mail_limit_reached');
    await recordAction(tx, order, { action: 'mail_again', note: NOTES[kind], by: byOperator(operator) }, now);
    const mail = kind === 'confirmation' ? 'order_confirmation' : 'order_picked';
    await queueMailAgain(tx, { kind: mail, businessId, subjectId: draftOrderId, recipient: contact.email }, now);
  });
  return { mailed: true };
}
