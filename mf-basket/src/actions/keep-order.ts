import type { ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';

/** Gives up the change of an order. Fields: `draftOrderId`, and `orderId`, whose page follows. */
export function request({ draftOrderId }: FormFields): ActionStep {
  return { kind: 'call', operation: 'POST /checkout/order-amend-end', body: { draftOrderId: Number(draftOrderId) } };
}

export function next(reply: ActionReply, { orderId }: FormFields): ActionStep {
  if (!reply.ok) return { kind: 'back', query: { problem: reply.error.code }, otherwise: urlTo('basket') };
  return { kind: 'go', to: orderId ? urlTo('member-orders-orderId', { orderId }) : urlTo('basket') };
}
