import type { CustomerMessage } from '@storefront/api/entities/desk/customer';
import { deskPaths } from '../navigation/desk-paths';

/** What the page shows beside the search. Neither names a person: what is typed stays out of the address. */
export interface CustomersQuery {
  /** As the API names a member or a guest. */
  readonly person?: string | undefined;
  /** The kind and the id of a message: 'complaint.123'. */
  readonly message?: string | undefined;
}

export const customersPath = ({ person, message }: CustomersQuery): string => {
  const query = new URLSearchParams({ ...(person && { person }), ...(message && { message }) });
  return query.size > 0 ? `${deskPaths.customers}?${query}` : deskPaths.customers;
};

/** The page with a message open, and its person beside it if they are known. */
export const messagePath = ({ kind, id, customer }: CustomerMessage): string =>
  customersPath({ person: customer ?? undefined, message: `${kind}.${id}` });
