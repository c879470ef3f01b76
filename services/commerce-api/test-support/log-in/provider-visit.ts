import type { StartedSandbox } from '../programs/start-sandbox';

/** What a provider returns with: the shop's address, and the fields. */
export interface ProviderReturn {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

const cookiesOf = (response: Response): string[] =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');

const fieldsIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );

/**
 * Visits a provider of the sandbox like a browser does, and chooses a person; an empty one says no.
 * @param authorizationUrl where the shop sends the shopper
 */
export async function visitProvider(
  { url: sandbox }: Pick<StartedSandbox, 'url'>,
  authorizationUrl: string,
  person: string,
): Promise<ProviderReturn> {
  const cookies = new Map<string, string>();
  const go = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
      redirect: 'manual',
      headers: { cookie: [...cookies.values()].join('; ') },
    });
    for (const cookie of cookiesOf(response)) cookies.set(cookie.split('=')[0] ?? '', cookie);
    return response;
  };
  const next = (response: Response) => new URL(response.headers.get('location') ?? '/', sandbox).href;
  const asked = await go(authorizationUrl);
  if (asked.status !== 303) throw new Error(`The provider replies ${asked.status}: ${await asked.text()}`);
  const page = next(asked);
  await go(page);
  const chosen = await go(page, { person });
  const resumed = await go(next(chosen));
  const address = resumed.headers.get('location');
  if (address) {
    const { origin, pathname, searchParams } = new URL(address);
    return { address: origin + pathname, fields: Object.fromEntries(searchParams) };
  }
  const body = await resumed.text();
  const [, action = ''] = /action="([^"]*)"/.exec(body) ?? [];
  return { address: action, fields: fieldsIn(body) };
}
