import type { Handlers } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { cardSession } from './card-session.service';
import { makePayment } from './make-payment.service';
import { verifyPayment } from './verify-payment.service';

type Keys = 'POST /payments/make-payment' | 'POST /payments/verify-payment' | 'POST /payments/card-session';

export function paymentsRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /payments/make-payment': ({ business, body, caller, now }) =>
      makePayment(context, business, body, caller, now),
    'POST /payments/verify-payment': ({ business, body, caller }) => verifyPayment(context, business, body, caller),
    'POST /payments/card-session': ({ business, body, caller }) => cardSession(context, business, body, caller),
  };
}
