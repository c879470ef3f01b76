import type { Handlers } from '../../http/operation.types';
import { StreamFollowers } from '../../http/stream-followers';
import type { ServiceContext } from '../../service-context';
import { orderOfMember, orderStatusOf, ordersOfMember } from './orders.service';
import { findOwnOrder } from './own-order';
import { reorder } from './reorder.service';
import { followedOrder } from './tracking/followed-order';
import { orderOfLink } from './tracking/order-link';
import { orderUpdates, withoutPosition } from './tracking/order-updates';

type Keys =
  | 'POST /stores/order-status'
  | 'POST /member/orders'
  | 'POST /member/order'
  | 'POST /member/reorder'
  | 'GET /checkout/order-stream'
  | 'POST /checkout/followed-order'
  | 'GET /checkout/followed-order-stream';

export function ordersRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  const { db, config, log } = context;
  const followers = new StreamFollowers({
    read: (draftOrderIds) => orderUpdates(db, draftOrderIds),
    report: (error) =>
      log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'followed orders could not be read'),
    rateLimitFactor: config.rateLimitFactor,
  });
  return {
    'POST /stores/order-status': ({ business, body, member }) =>
      orderStatusOf(context.db, business.id, body.businessOrderId, member),
    'POST /member/orders': ({ business, body, member }) => ordersOfMember(context.db, business, member.memberId, body),
    'POST /member/order': ({ business, body, member: { memberId }, now }) =>
      orderOfMember(context.db, { businessId: business.id, memberId, orderId: body.orderId }, now),
    'GET /checkout/order-stream': async ({ business, query, caller }) => {
      const { draftOrderId } = await findOwnOrder(context.db, business.id, query.businessOrderId, caller);
      return followers.follow(draftOrderId);
    },
    'POST /checkout/followed-order': async ({ business, body, caller, now }) => {
      const row = await orderOfLink(db, context.keys, business.id, body.token, now);
      return followedOrder({ db, keys: context.keys, businessId: business.id, caller }, row, now);
    },
    'GET /checkout/followed-order-stream': async ({ business, query, now }) => {
      const { draftOrderId } = await orderOfLink(db, context.keys, business.id, query.token, now);
      return followers.follow(draftOrderId, withoutPosition);
    },
    'POST /member/reorder': ({ member, ...call }) => reorder(context, call, member),
  };
}
