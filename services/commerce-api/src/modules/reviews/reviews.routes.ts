import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { reviewFollowedOrder, reviewOrder } from './review-order.service';

type Keys = 'POST /orders/review-new' | 'POST /member/review' | 'POST /checkout/followed-order-review';

export function reviewsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /orders/review-new': ({ business, body, member, now }) => reviewOrder(context, business, body, member, now),
    'POST /member/review': ({ business, body, member, now }) => reviewOrder(context, business, body, member, now),
    'POST /checkout/followed-order-review': ({ business, body, now }) =>
      reviewFollowedOrder(context, business, body, now),
  };
}
