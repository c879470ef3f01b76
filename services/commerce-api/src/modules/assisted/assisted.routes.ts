import { inTransaction } from '../../database/in-transaction';
import type { Handlers } from '../../http/operation.types';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { beginAssistedVisit } from './begin-visit.service';
import { endAssistedVisit } from './end-visit';
import { openAssistedVisit } from './open-visit.service';

type Keys =
  | 'POST /desk/assisted-visit-begin'
  | 'POST /auth/assisted-visit-open'
  | 'GET /auth/assisted-visit'
  | 'POST /auth/assisted-visit-end';

export function assistedRoutes(context: ServiceContext): Pick<Handlers, Keys> {
  return {
    'POST /desk/assisted-visit-begin': ({ business, body, operator, now }) =>
      beginAssistedVisit(context, business, body, operator, now),
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
