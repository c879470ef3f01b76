import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';

/** A member for one test: what a member has in the basket follows them to every device. */
export interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
}

/** Registers a member through the storefront's own call, from another browser. */
export async function newMember(origin: string): Promise<NewMember> {
  const member = { email: `owen-${randomUUID()}@example.com`, password: 'analytical-1', firstname: 'Owen' };
  const browser = await request.newContext();
  const { host, hostname, port } = new URL(origin);
  // Node does not resolve names under localhost.
  const server = hostname.endsWith('.localhost') ? `http://127.0.0.1:${port}` : origin;
  const reply = await browser.post(`${server}/en-gb/api/auth/register`, {
    headers: { host, origin },
    data: {
      firstname: member.firstname,
      lastname: 'Marsh',
      emailAddress: member.email,
      password: member.password,
      whereDidYouHear: 'friend',
    },
  });
  if (!reply.ok()) throw new Error(`The member was not registered: ${reply.status()} ${await reply.text()}`);
  await browser.dispose();
  return member;
}
