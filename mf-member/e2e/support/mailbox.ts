import { expect } from '@playwright/test';

/** The harness's own sandbox, which takes the mail, is five ports on from the storefront. */
const SANDBOX_OFFSET = 5;

interface Mail {
  readonly subject: string;
  readonly text: string;
}

/**
 * The newest mail that an address got about something, as soon as it has come.
 * @param baseURL of the storefront
 */
export async function mailTo(baseURL: string | undefined, address: string, subject: string): Promise<Mail> {
  const sandbox = new URL(baseURL ?? '');
  sandbox.port = String(Number(sandbox.port) + SANDBOX_OFFSET);
  const asked = new URLSearchParams({ to: address, subject, wait: '20' });
  const reply = await fetch(`${sandbox.origin}/api/mail?${asked}`);
  const { mail } = (await reply.json()) as { mail: Mail[] };
  const newest = mail.at(-1);
  expect(newest, `a mail to ${address}: ${subject}`).toBeDefined();
  return newest as Mail;
}
