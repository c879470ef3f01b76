import type { BrowserContext, Page } from '@playwright/test';
import { requestFromPage } from '@storefront/testing/request-from-page';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * A member of the first business with past orders. Tests only read her data and create new members to change something.
 */
export const priya: Credentials = { email: 'priya@example.com', password: 'pipwell-demo-1' };
/** Another one, whose points a test exchanges. */
export const owen: Credentials = { email: 'owen@example.com', password: 'pipwell-demo-2' };
/** The same for the second business. */
export const imogen: Credentials = { email: 'imogen@example.com', password: 'lathmere-demo-1' };

/** The suite's configuration always sets the base URL; Playwright's types do not know that. */
type Origin = string | undefined;

async function call(context: BrowserContext, origin: Origin, path: string, data: object) {
  const reply = await context.request.post(`${origin}/en-gb/api${path}`, { headers: { origin: origin ?? '' }, data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()} ${await reply.text()}`);
}

/** Logs in through the storefront's own call. */
export const logIn = (context: BrowserContext, origin: Origin, { email, password }: Credentials) =>
  call(context, origin, '/oauth/token', { grant_type: 'password', username: email, password });

/** A new e-mail address. */
export const newEmail = () => `ada-${crypto.randomUUID()}@example.com`;

/** Creates a member for the test and logs in. */
export async function registerMember(context: BrowserContext, origin: Origin): Promise<Credentials> {
  const ada = { email: newEmail(), password: 'analytical-1' };
  await call(context, origin, '/auth/register', {
    firstname: 'Ada',
    lastname: 'Byron',
    emailAddress: ada.email,
    password: ada.password,
    whereDidYouHear: 'friend',
  });
  return ada;
}

/** Makes a call of the business at `origin` from a document of it without scripts: only browsers find its host. */
async function callOnPage(page: Page, origin: string, path: string, data: object): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  const reply = await requestFromPage(page).post(`/en-gb/api${path}`, { data });
  if (!reply.ok()) throw new Error(`${path}: ${reply.status()}`);
}

/** Logs in at the business at `origin`. */
export const logInOnPage = (page: Page, origin: string, { email, password }: Credentials) =>
  callOnPage(page, origin, '/oauth/token', { grant_type: 'password', username: email, password });

/** Creates a member of the business at `origin` and logs in. */
export async function registerOnPage(page: Page, origin: string): Promise<Credentials> {
  const { email, password } = { email: newEmail(), password: 'analytical-1' };
  const person = { firstname: 'Ada', lastname: 'Byron', emailAddress: email, password };
  await callOnPage(page, origin, '/auth/register', { ...person, whereDidYouHear: 'friend' });
  return { email, password };
}

export interface Session {
  readonly session: { readonly strategy: string; readonly kind?: string; readonly firstname?: string };
  readonly basket: { readonly count: number } | null;
  readonly location: { readonly postcode: string } | null;
}

/** The server's session of the shopper. */
export async function sessionOf(context: BrowserContext, origin: Origin): Promise<Session> {
  return (await (await context.request.get(`${origin}/en-gb/session`)).json()) as Session;
}
