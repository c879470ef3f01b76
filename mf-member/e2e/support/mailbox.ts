import { expect } from '@playwright/test';

/** The harness's sandbox, which receives the mail, is at the storefront's port plus five. */
const SANDBOX_OFFSET = 5;

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/**
 * Waits for the newest mail to an address about a subject.
 * @param baseURL of the storefront
 */
export async function mailTo(baseURL: string | undefined, address: string, subject: string): Promise<Mail> {
  const sandbox = new URL(baseURL ?? '');
  sandbox.port = String(Number(sandbox.port) + SANDBOX_OFFSET);
  const query = new URLSearchParams({ to: address, subject, wait: '20' });
  const reply = await fetch(`${sandbox.origin}/api/mail?${query}`);
  const { mail } = (await reply.json()) as { mail: Mail[] };
  const newest = mail.at(-1);
  expect(newest, `a mail to ${address}: ${subject}`).toBeDefined();
  return newest as Mail;
}
