import type { ApiClient } from '@storefront/api/client';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface AuditQuery {
  readonly text?: string;
  /** YYYY-MM-DD. */
  readonly day?: string;
  readonly page: number;
}

export interface AuditRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly query: AuditQuery;
  readonly found: ReplyOf<'POST /desk/audit'>;
}

/** Reads what operators did, newest first. */
export const readAudit = (api: ApiClient, query: AuditQuery): Promise<AuditRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/audit', { body: { ...query } })]);
    return reply.ok ? { kind: 'read', visit, query, found: reply.data } : { kind: 'failed' };
  });
