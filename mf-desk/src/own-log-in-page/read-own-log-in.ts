import type { ApiClient } from '@storefront/api/client';
import type { OperatorLogIn } from '@storefront/api/entities/desk/operator-log-in';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface OwnLogInRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly ownLogIn: OperatorLogIn;
}

/** Reads who is at the desk, and how they log in. */
export const readOwnLogIn = (api: ApiClient): Promise<OwnLogInRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/own-log-in', { body: {} })]);
    return reply.ok ? { kind: 'read', visit, ownLogIn: reply.data } : { kind: 'failed' };
  });
