import { inTransaction } from '../../database/in-transaction';
import type { Handlers } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { endAssistedVisit } from './end-visit';
import { openAssistedVisit } from './open-visit.service';
import { sendPaymentLink } from './send-link.service';

type Keys =
  | 'POST /payments/payment-link-send'
  | 'POST /auth/assisted-visit-open'
  | 'GET /auth/assisted-visit'
  | 'POST /auth/assisted-visit-end';

export function assistedRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /payments/payment-link-send': ({ business, body, caller, now }) =>
      sendPaymentLink(context, business, body, caller, now),
    'POST /auth/assisted-visit-open': ({ business, body, now }) => openAssistedVisit(context, business, body, now),
    'GET /auth/assisted-visit': async ({ caller: { assisted } }) => {
      if (!assisted) throw refuse('assisted_visit_ended');
      const { name, endsAt, draftOrderId } = assisted;
      return { assistedFor: name, endsAt: endsAt.toISOString(), draftOrderId };
    },
    'POST /auth/assisted-visit-end': async ({ caller: { assisted }, now }) => {
      if (assisted) await inTransaction(context.db, (tx) => endAssistedVisit(tx, assisted.visitId, now));
      return { ended: true };
    },
  };
}
