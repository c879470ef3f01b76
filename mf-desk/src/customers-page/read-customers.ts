import type { ApiClient } from '@storefront/api/client';
import type { Customer } from '@storefront/api/entities/desk/customer';
import type { ReplyOf } from '@storefront/api/operation-types';
import { type DeskVisit, deskVisit } from '../navigation/desk-visit';
import { type DeskFailure, readDesk } from '../navigation/read-desk';

export interface CustomersRead {
  readonly kind: 'read';
  readonly visit: DeskVisit;
  readonly waiting: ReplyOf<'POST /desk/waiting-messages'>;
}

/** Reads who works here, and the messages that wait. */
export const readCustomers = (api: ApiClient): Promise<CustomersRead | DeskFailure> =>
  readDesk(async () => {
    const [visit, reply] = await Promise.all([deskVisit(api), api.call('POST /desk/waiting-messages', { body: {} })]);
    return reply.ok ? { kind: 'read', visit, waiting: reply.data } : { kind: 'failed' };
  });

export type PersonRead = { readonly kind: 'read'; readonly customer: Customer } | { readonly kind: 'missing' };

/** Opens a person, which is recorded. */
export const readPerson = (api: ApiClient, customer: string, signal: AbortSignal): Promise<PersonRead | DeskFailure> =>
  readDesk(async () => {
    const reply = await api.call('POST /desk/customer', { body: { customer }, signal });
    return reply.ok ? { kind: 'read', customer: reply.data } : { kind: 'missing' };
  });
