import { parseArgs } from 'node:util';
import type { ApiClient } from '@storefront/api/client';

export interface OfferCommand {
  name: 'offer';
  business?: string;
  subject: string;
  text: string;
}

/** Parses the words after `npm run ops -- offer`. */
export function parseOfferCommand(words: readonly string[]): OfferCommand {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { business: { type: 'string' } },
  });
  const [subject, ...text] = positionals;
  if (!subject || text.length === 0)
    throw new Error('What shall be sent? For example: offer "Pears are here" "Ripe until Sunday."');
  return {
    name: 'offer',
    ...(values.business !== undefined && { business: values.business }),
    subject,
    text: text.join('\n\n'),
  };
}

/** Sends a mail to the members who have agreed to marketing by e-mail; returns the text to print. */
export async function runOfferCommand(client: ApiClient, { business, subject, text }: OfferCommand): Promise<string[]> {
  const body = { ...(business !== undefined && { business }), subject, text };
  const sent = await client.call('POST /admin/marketing-mail', { body });
  if (!sent.ok) throw new Error(sent.error.detail);
  return [`The mail is queued for ${sent.data.recipients} members who agreed to it`];
}
