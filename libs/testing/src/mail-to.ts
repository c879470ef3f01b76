import { expect } from '@playwright/test';
import { sandboxOrigin } from './sandbox-origin';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Waits for the newest mail to an address about a subject.
 * @param baseURL of the storefront
 */
export async function mailTo(baseURL: string | undefined, address: string, subject: string): Promise<Mail> {
  const query = new URLSearchParams({ to: address, subject, wait: '20' });
  const reply = await fetch(`${sandboxOrigin(baseURL)}/api/mail?${query}`);
  const { mail } = (await reply.json()) as { mail: Mail[] };
  const newest = mail.at(-1);
  expect(newest, `a mail to ${address}: ${subject}`).toBeDefined();
  return newest as Mail;
}
