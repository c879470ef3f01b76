import type { Handlers } from '../../../http/operation.types';
import type { ServiceContext } from '../../../service-context';
import { beginAssistedVisit } from './begin-visit.service';
import { mailLinkAgain, waitingLinks, withdrawLink } from './waiting-links.service';

type Keys =
  | 'POST /desk/assisted-visit-begin'
  | 'POST /desk/payment-links'
  | 'POST /desk/payment-link-again'
  | 'POST /desk/payment-link-withdraw';

export function phoneRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /desk/assisted-visit-begin': ({ business, body, operator, now }) =>
      beginAssistedVisit(context, business, body, operator, now),
    'POST /desk/payment-links': ({ business, body, now }) => waitingLinks(context.db, business.id, body, now),
    'POST /desk/payment-link-again': ({ body, now }) => mailLinkAgain(context, body.paymentLinkId, now),
    'POST /desk/payment-link-withdraw': ({ body, now }) => withdrawLink(context, body.paymentLinkId, now),
  };
}
