import { DEAD_LETTERS_LISTED_MAX } from '@storefront/api/constants';
import { inTransaction } from '../../database/in-transaction';
import type { Handlers } from '../../http/operation.types';
import { deadLetters, queueStates, sendAgain } from '../../jobs/dead-letters';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { addApiKey, listApiKeys, revokeApiKey } from '../api-keys/api-keys.service';
import { examine } from '../doctor/examine.service';
import { refusedReferrals } from '../loyalty/refused-referrals.service';
import { listOperators, withdrawOperator } from '../operators/operators.service';
import { pickLines } from '../orders/picking/pick-lines.service';
import { refundOrder } from '../payments/refunds/refund-order.service';
import { reconcileNow } from '../payments/settlement/reconciler';
import { adminSlots, changeSlot } from '../slots/admin-slots.service';
import { dropSlotLists } from '../slots/slot-lists';
import { addOrInviteOperator } from '../staff/add-operator.service';
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  replayWebhook,
  resendDelivery,
} from '../webhooks/webhooks.service';
import { adminOrder, adminOrders, transitionOrder } from './admin.service';
import { dayClose } from './day-close/day-close.service';
import { saveBusiness } from './save-business.service';

type Keys =
  | 'POST /admin/orders'
  | 'POST /admin/order'
  | 'POST /admin/order-refund'
  | 'POST /admin/operators'
  | 'POST /admin/refused-referrals'
  | 'POST /admin/operator-add'
  | 'POST /admin/operator-withdraw'
  | 'POST /admin/api-keys'
  | 'POST /admin/api-key-add'
  | 'POST /admin/api-key-revoke'
  | 'POST /admin/order-pick'
  | 'POST /admin/order-transition'
  | 'POST /admin/reconcile'
  | 'POST /admin/day-close'
  | 'POST /admin/business-save'
  | 'POST /admin/slots'
  | 'POST /admin/slot-change'
  | 'POST /admin/doctor'
  | 'POST /admin/jobs'
  | 'POST /admin/jobs-again'
  | 'POST /admin/webhooks'
  | 'POST /admin/webhook-add'
  | 'POST /admin/webhook-change'
  | 'POST /admin/webhook-deliveries'
  | 'POST /admin/webhook-resend'
  | 'POST /admin/webhook-replay'
  | 'POST /admin/clock';

export function adminRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, clock } = context;
  return {
    'POST /admin/orders': ({ body, operator }) => adminOrders(db, body, operator),
    'POST /admin/order': ({ body, operator }) => adminOrder(db, body.businessOrderId, operator),
    'POST /admin/business-save': ({ body }) => saveBusiness(context, body.business, body, body.checkOnly ?? false),
    'POST /admin/slots': ({ body, now }) => adminSlots(context, body, now),
    'POST /admin/slot-change': ({ body }) => changeSlot(db, body).finally(() => dropSlotLists(context, body.storeId)),
    'POST /admin/reconcile': ({ body }) => reconcileNow(context, body),
    'POST /admin/day-close': ({ body, operator, now }) => dayClose(context, body, operator, now),
    'POST /admin/order-refund': ({ body, operator, requestKey, now }) =>
      refundOrder(context, body, operator, requestKey, now),
    'POST /admin/operators': ({ body }) => listOperators(context, body),
    'POST /admin/refused-referrals': ({ body }) => refusedReferrals(context, body),
    'POST /admin/operator-add': ({ body, now }) => addOrInviteOperator(context, body, now),
    'POST /admin/operator-withdraw': ({ body, now }) => withdrawOperator(context, body.operatorId, now),
    'POST /admin/api-keys': ({ body }) => listApiKeys(context, body),
    'POST /admin/api-key-add': ({ body, operator, now }) => addApiKey(context, body, operator.name, now),
    'POST /admin/api-key-revoke': ({ body, now }) => revokeApiKey(context, body.apiKeyId, now),
    'POST /admin/order-pick': ({ body, operator, now }) => pickLines(context, body, operator, now),
    'POST /admin/order-transition': ({ body, operator, now }) => transitionOrder(context, body, operator, now),
    'POST /admin/doctor': () => examine(context),
    'POST /admin/jobs': async () => ({
      queues: await queueStates(db),
      deadLetters: await deadLetters(db, DEAD_LETTERS_LISTED_MAX),
    }),
    'POST /admin/jobs-again': async ({ body: { which } }) => {
      const queued = await inTransaction(db, (tx) => sendAgain(tx, which));
      if (queued === 0) throw refuse('job_not_found');
      return { queued };
    },
    'POST /admin/webhooks': ({ body }) => listWebhooks(context, body),
    'POST /admin/webhook-add': ({ body, operator, now }) => addWebhook(context, body, operator.name, now),
    'POST /admin/webhook-change': ({ body, now }) => changeWebhook(context, body, now),
    'POST /admin/webhook-deliveries': ({ body }) => listDeliveries(context, body),
    'POST /admin/webhook-resend': ({ body }) => resendDelivery(context, body.deliveryId),
    'POST /admin/webhook-replay': ({ body }) => replayWebhook(context, body),
    'POST /admin/clock': async ({ body, now }) => {
      if (body.reset) clock.reset();
      const to = body.now === undefined ? now.getTime() : Date.parse(body.now);
      if (Number.isNaN(to)) throw refuse('date_invalid');
      const seconds = body.advanceSeconds ?? 0;
      if (body.now !== undefined || seconds > 0) clock.set(new Date(to + seconds * 1000));
      return { now: clock.now().toISOString(), moved: clock.isMoved() };
    },
  };
}
