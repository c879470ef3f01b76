import { expect } from '@playwright/test';
import { mailTo } from '@storefront/testing/mail-to';

/** The harness's sandbox, which receives the texts, is at the storefront's port plus five. */
const SANDBOX_OFFSET = 5;

const sandboxOf = (baseURL: string | undefined): string => {
  const sandbox = new URL(baseURL ?? '');
  sandbox.port = String(Number(sandbox.port) + SANDBOX_OFFSET);
  return sandbox.origin;
};

/** The code of the newest text to a number as E.164; it waits for one. */
export async function textedCode(baseURL: string | undefined, number: string): Promise<string> {
  const query = new URLSearchParams({ to: number, wait: '20' });
  const reply = await fetch(`${sandboxOf(baseURL)}/api/sms?${query}`);
  const { sms } = (await reply.json()) as { sms: { body: string }[] };
  const code = sms[0]?.body.slice(0, 6);
  expect(code, `a text to ${number}`).toMatch(/^\d{6}$/);
  return code ?? '';
}

/** The code of the mail to an address that has had one; it waits for it. */
export async function mailedCode(baseURL: string | undefined, address: string): Promise<string> {
  return (await mailTo(baseURL, address, 'is your')).subject.slice(0, 6);
}

/** A number that Ofcom reserves for fiction, different in every run. */
export const newNumber = (): string => `07700 900${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;

export const asE164 = (number: string): string => `+44${number.replaceAll(' ', '').slice(1)}`;

/** A wrong code of the same length. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
