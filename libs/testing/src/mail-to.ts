import { expect } from '@playwright/test';
import { sandboxOrigin } from './sandbox-origin';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address, newest first. @param query further fields of the mailbox's filter */
async function mailsTo(baseURL: string | undefined, to: string, query: Record<string, string>): Promise<Mail[]> {
  const reply = await fetch(`${sandboxOrigin(baseURL)}/api/mail?${new URLSearchParams({ to, ...query })}`);
  return ((await reply.json()) as { mail: Mail[] }).mail;
}

/** The id of the newest mail to an address, to wait for the next one; undefined without any. */
export async function lastMailId(baseURL: string | undefined, address: string): Promise<string | undefined> {
  return (await mailsTo(baseURL, address, {}))[0]?.id;
}

/**
 * Waits for the newest mail to an address about a subject.
 * @param baseURL of the storefront
 * @param after only mails after the one with this id
 */
export async function mailTo(
  baseURL: string | undefined,
  address: string,
  subject: string,
  after?: string,
): Promise<Mail> {
  const [newest] = await mailsTo(baseURL, address, { subject, wait: '20', ...(after && { after }) });
  expect(newest, `a mail to ${address}: ${subject}`).toBeDefined();
  return newest as Mail;
}
