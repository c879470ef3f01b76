import type { ApiClient } from '@storefront/api/client';
import type { FutureContactsCommand } from './arguments';
import { formatMoment } from './moment';
import { formatTable } from './table';

/** Lists shoppers who wait for a store, or marks those of a postcode as contacted. */
export async function runFutureContactsCommand(client: ApiClient, command: FutureContactsCommand): Promise<string[]> {
  const { postcode, business, isAnswered, openOnly } = command;
  if (isAnswered && business !== undefined && postcode !== undefined) {
    const marked = await client.call('POST /admin/future-contacts-answered', { body: { business, postcode } });
    if (!marked.ok) throw new Error(marked.error.detail);
    return [`${marked.data.answered} at ${postcode} are marked as written to`];
  }
  const result = await client.call('POST /admin/future-contacts', {
    body: { ...(business && { business }), ...(postcode && { postcode }), ...(openOnly && { openOnly }) },
  });
  if (!result.ok) throw new Error(result.error.detail);
  const { contacts, total } = result.data;
  const rows = contacts.map((contact) => [
    contact.postcode,
    contact.emailAddress,
    contact.businessName,
    formatMoment(contact.askedAt),
    formatMoment(contact.answeredAt),
  ]);
  const headings = ['Postcode', 'Email', 'Business', 'Asked', 'Written to'];
  return [...formatTable(headings, rows), '', `${contacts.length} of ${total} who wait for a store`];
}
