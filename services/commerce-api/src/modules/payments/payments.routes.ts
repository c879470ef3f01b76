import { and, eq } from 'drizzle-orm';
import { orders, payments } from '../../database/schema/order';
import type { Handlers } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { isPlaced } from '../orders/order-view';
import { makePayment } from './make-payment.service';

type Keys = 'POST /payments/make-payment' | 'POST /payments/verify-payment';

export function paymentsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /payments/make-payment': ({ business, body, member, now }) =>
      makePayment(context, business, body, member, now),
    'POST /payments/verify-payment': async ({ business, body, member }) => {
      const [found] = await context.db
        .select({ order: orders, payment: payments })
        .from(payments)
        .innerJoin(orders, eq(orders.draftOrderId, payments.draftOrderId))
        .where(
          and(
            eq(payments.id, body.paymentId),
            eq(payments.draftOrderId, body.draftOrderId),
            eq(payments.gateway, body.paymentGateway),
            eq(orders.businessId, business.id),
          ),
        );
      if (!found || (found.order.memberId !== null && found.order.memberId !== member?.memberId))
        throw refuse('payment_not_found');
      const { order, payment } = found;
      return {
        paymentId: payment.id,
        paymentState: payment.state,
        orderId: order.orderId,
        businessOrderId: order.businessOrderId,
        status: isPlaced(order) ? order.status : null,
        amount: payment.amount,
      };
    },
  };
}
