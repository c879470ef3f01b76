import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { reviewOrder } from './review-order.service';

export function reviewsRoutes(context: ServiceContext): Pick<Handlers, 'POST /orders/review-new'> {
  return {
    'POST /orders/review-new': ({ business, body, member, now }) => reviewOrder(context, business, body, member, now),
  };
}
