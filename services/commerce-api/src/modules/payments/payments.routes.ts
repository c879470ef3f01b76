import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { cardSession } from './card-session.service';
import { consumeHostedPayment } from './hosted-payment-consumer.service';
import { produceHostedPayment } from './hosted-payment-producer.service';
import { makePayment } from './make-payment.service';
import { verifyPayment } from './verify-payment.service';

type Keys =
  | 'POST /checkout/hosted-payment-producer'
  | 'POST /checkout/hosted-payment-consumer'
  | 'POST /payments/make-payment'
  | 'POST /payments/verify-payment'
  | 'POST /payments/card-session';

export function paymentsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /checkout/hosted-payment-producer': ({ business, body, caller, now }) =>
      produceHostedPayment(context, business, body, caller, now),
    'POST /checkout/hosted-payment-consumer': ({ business, body, caller }) =>
      consumeHostedPayment(context, business, body, caller),
    'POST /payments/make-payment': ({ business, body, caller, now }) =>
      makePayment(context, business, body, caller, now),
    'POST /payments/verify-payment': ({ business, body, caller }) => verifyPayment(context, business, body, caller),
    'POST /payments/card-session': ({ business, body, caller }) => cardSession(context, business, body, caller),
  };
}
