import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allOperations } from '@storefront/api/operations';
import { routePaths } from '@storefront/routes/route-paths';
import { type AbuseEnvironment, setUpAbuse } from './abuse-environment';
import type { BadRequest } from './bad-request';
import { faultOf } from './check-reply';
import { collectKnownValues } from './collect-known-values';
import { EVIL_HEADER, EVIL_HOST, injectedBodies, injectedTexts, linkTexts } from './injected-texts';
import { type Observed, sendRequest } from './send-request';
import type { JsonSchema } from './valid-value';

let environment: AbuseEnvironment;
beforeAll(async () => {
  environment = await setUpAbuse({ RATE_LIMITS: 'off' });
});
afterAll(() => environment?.close());

const root = fileURLToPath(new URL('../../..', import.meta.url));
const AT_ONCE = 8;

/** Where a browser would go that reads `link` on a page of the storefront. */
function hostOf(link: string, origin: string): string {
  return URL.canParse(link, origin) ? new URL(link, origin).host : '';
}

/** Links of a document that lead to the evil host, or run a script. */
const evilLinks = (html: string, origin: string): string[] =>
  [...html.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => hostOf(link, origin).endsWith(EVIL_HOST) || /^\s*(?:javascript|data):/i.test(link));

/** Addresses in a reply to which a page would send the shopper. */
const evilAddresses = (body: string): string[] =>
  [...body.matchAll(/"\w*[uU]rl":"((?:[^"\\]|\\.)*)"/g)]
    .map(([, url = '']) => url)
    .filter((url) => url.includes(EVIL_HOST));

/** Why a reply to an injected text is not acceptable; undefined when it is. */
function injectionIn({ status, headers, body }: Observed, origin: string): string | undefined {
  if (EVIL_HEADER in headers) return 'it has the injected header';
  const { location = '', 'set-cookie': cookies = [], 'content-type': type = '' } = headers;
  if (location && hostOf(location, origin) !== hostOf('/', origin)) return `${status} leads to ${location}`;
  const names = cookies.flatMap((cookie) => cookie.split('=')[0] ?? []);
  if (names.some((name) => !/^(?:__Host-)?sf_\w+$/.test(name))) return `it sets ${names.join(', ')}`;
  const links = type.startsWith('text/html') ? evilLinks(body, origin) : evilAddresses(body);
  return links.length > 0 ? `its document or reply links to ${links[0]}` : undefined;
}

/** Sends requests, some at once. @returns the faults of the replies, and how many replies had each status */
async function sendAll(requests: readonly BadRequest[], origin: string) {
  const waiting = [...requests];
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  const send = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const observed = await sendRequest(origin, request);
      statuses[observed.status] = (statuses[observed.status] ?? 0) + 1;
      const fault =
        faultOf(observed, request) ?? injectionIn(observed, `http://${request.headers.host ?? 'localhost'}`);
      if (fault)
        faults.push(`${request.method} ${request.path.slice(0, 200)} ${String(request.body).slice(0, 300)}: ${fault}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  return { faults, statuses };
}

test('no text of any operation writes a header, leads elsewhere or breaks the service', async () => {
  const { known, accessToken } = await collectKnownValues(environment);
  const requests = allOperations.flatMap(({ key, body, access }): BadRequest[] => {
    const [method = 'GET', path = '/'] = key.split(' ');
    const credentials: Record<string, string> =
      access === 'admin' ? { 'x-admin-key': environment.api.adminKey } : { authorization: `Bearer ${accessToken}` };
    const common = { operation: key, route: 'direct', caller: 'member', method, path: `/en-gb/api${path}` } as const;
    return injectedBodies((body ?? {}) as JsonSchema, known).map((one) => ({
      ...common,
      headers: { 'content-type': 'application/json', ...credentials },
      body: JSON.stringify(one),
    }));
  });
  expect(requests.length).toBeGreaterThan(1_000);
  const { faults, statuses } = await sendAll(requests, environment.api.origin);
  process.stdout.write(`${requests.length} injected texts: ${JSON.stringify(statuses)}\n`);
  expect(faults.slice(0, 10)).toEqual([]);
  const { mail } = (await environment.sandbox.control('GET', '/api/mail')) as { mail: object[] };
  expect(
    mail.map((one) => JSON.stringify({ ...one, text: '', html: '' })).filter((one) => one.includes(EVIL_HOST)),
  ).toEqual([]);
});

/** The names that a package's sources read from a query or a form. */
function fieldsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.includes('.test.'))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'));
  return files.flatMap((text) => [...text.matchAll(/\b(?:query|form|values)\.(\w+)/g)].map(([, name = '']) => name));
}

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const fields = [...new Set([...remotes, 'shell'].flatMap((name) => fieldsIn(join(root, name, 'src'))))];
const visitor = (origin: string) => ({ host: `fresh.localhost:${new URL(origin).port}` });

/** Names under which a page could take where the shopper goes on. */
const TARGET_NAMES = ['from', 'returnTo', 'next', 'to', 'url', 'redirect', 'return', 'target', 'state', 'code', 'iss'];
/** Pages after which the shopper goes on to another. */
const GOES_ON = /login|register|password|verification|checkout|deep-link|unsubscribe/;
/** Names in one URL, which must not be too long. */
const NAMES_AT_ONCE = 20;

const chunksOf = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** URLs of a page: each text in its path, each link as its target, and texts in turn in whatever it may read. */
function urlsOf(path: string, place: number): string[] {
  const store = path.replace(':storeSlug', 'borough');
  const inPath = [...new Set([path, store])].filter((one) => one.includes(':'));
  const filled = store.replace(/:\w+/g, 'bread');
  const inTurn = (texts: readonly string[], count: number) =>
    Array.from({ length: count }, (_, at) => texts[(place * count + at) % texts.length] ?? '');
  const short = injectedTexts.filter(({ length }) => length < 100);
  return [
    ...inPath.flatMap((one) => inTurn(injectedTexts, 12).map((text) => one.replace(/:\w+/g, encodeURIComponent(text)))),
    ...(GOES_ON.test(path) ? linkTexts : inTurn(linkTexts, 4)).map(
      (text) => `${filled}?${new URLSearchParams(TARGET_NAMES.map((name) => [name, text]))}`,
    ),
    ...chunksOf(fields, NAMES_AT_ONCE).map((names, at) => {
      const text = short[(place + at) % short.length] ?? '';
      return `${filled}?${new URLSearchParams(names.map((name) => [name, text]))}`;
    }),
  ];
}

test('no parameter of a page or link leads elsewhere, writes a header or breaks the page', async () => {
  const { origin } = environment.shell;
  const links = remotes.flatMap((name) =>
    [...readFileSync(join(root, name, 'remote.ts'), 'utf8').matchAll(/path: '(\/[^']*)', action:/g)].map(
      ([, path = '']) => path,
    ),
  );
  const paths = [...new Set([...Object.values(routePaths), ...links, '/deep-link', '/deep-link/waiting'])];
  const common = { route: 'shell', caller: 'visitor', method: 'GET', body: undefined } as const;
  const requests = paths.flatMap((path, place) =>
    urlsOf(path, place).map((url): BadRequest => ({ ...common, operation: path, path: url, headers: visitor(origin) })),
  );
  expect(fields.length).toBeGreaterThan(30);
  const { faults, statuses } = await sendAll(requests, origin);
  process.stdout.write(`${requests.length} injected parameters: ${JSON.stringify(statuses)}\n`);
  expect(faults.slice(0, 10)).toEqual([]);
  // A URL that is too long tests nothing else.
  expect(statuses[414] ?? 0).toBeLessThan(requests.length / 10);
  expect(statuses[200] ?? 0).toBeGreaterThan(requests.length / 10);
});

test('no field of a form leads elsewhere, whatever page it comes from', async () => {
  const { origin } = environment.shell;
  const actions = remotes.flatMap((name) => {
    const folder = join(root, name, 'src/actions');
    // A remote whose pages need scripts has none.
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder).filter((file) => !file.includes('.test.'));
    return files.map((file) => `/actions/${name.replace('mf-', '')}/${file.replace('.ts', '')}`);
  });
  const common = { route: 'shell', caller: 'visitor', method: 'POST' } as const;
  const headers = {
    ...visitor(origin),
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  const requests = actions.flatMap((path) =>
    linkTexts.flatMap((text): BadRequest[] => {
      const body = new URLSearchParams(fields.map((name) => [name, text])).toString();
      // Valid otherwise, so that the call is made.
      const filled = {
        email: 'ada@example.test',
        password: 'correct horse',
        storeId: '101',
        menuItemId: '1',
        from: text,
      };
      const own = { operation: path, path, ...common };
      const referer = URL.canParse(text) ? text : `http://${headers.host}${text}`;
      return [
        { ...own, headers, body },
        { ...own, headers, body: new URLSearchParams({ ...filled, returnTo: text, provider: 'google' }).toString() },
        { ...own, headers: { ...headers, referer: encodeURI(referer) }, body },
      ];
    }),
  );
  expect(actions.length).toBeGreaterThan(25);
  const { faults, statuses } = await sendAll(requests, origin);
  process.stdout.write(`${requests.length} injected forms: ${JSON.stringify(statuses)}\n`);
  expect(faults.slice(0, 10)).toEqual([]);
});
