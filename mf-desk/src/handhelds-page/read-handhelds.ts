import type { ApiClient } from '@storefront/api/client';
import type { Handheld } from '@storefront/api/entities/desk/handheld';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface HandheldsRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  /** Undefined for those who only have a PIN of their own here. */
  readonly handhelds?: readonly Handheld[];
}

/** Reads who is at the desk and, for those who pair handhelds, which there are. */
export const readHandhelds = (api: ApiClient): Promise<HandheldsRead | DeskFailure> =>
  readDesk<HandheldsRead | DeskFailure>(async () => {
    const visit = await deskVisit(api);
    const { role, hasPin, handheld } = visit.operator;
    const pairs = role === 'manager' || role === 'administrator';
    if (handheld !== undefined || (!pairs && hasPin === undefined)) return { kind: 'no-right' };
    if (!pairs) return { kind: 'read', visit };
    const reply = await api.call('POST /desk/handhelds', { body: {} });
    return reply.ok ? { kind: 'read', visit, handhelds: reply.data.handhelds } : { kind: 'failed' };
  });
