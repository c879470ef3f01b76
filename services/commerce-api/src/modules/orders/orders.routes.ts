import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { orderOfMember, ordersOfMember } from './orders.service';
import { reorder } from './reorder.service';

type Keys = 'POST /member/orders' | 'POST /member/order' | 'POST /member/reorder';

export function ordersRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /member/orders': ({ business, body, member }) => ordersOfMember(context.db, business, member.memberId, body),
    'POST /member/order': ({ business, body, member }) =>
      orderOfMember(context.db, business.id, member.memberId, body.orderId),
    'POST /member/reorder': ({ member, ...call }) => reorder(context, call, member),
  };
}
