import type { Operation } from '@storefront/api/declaration/operation';
import fc, { type Arbitrary } from 'fast-check';
import { mutateOneValue, wrongValue } from './mutate-one-value';
import { type JsonSchema, type KnownValues, validValue } from './valid-value';

type Route = 'direct' | 'shell';
/** The caller: a visitor, a member with a live session, the shell with its key, an operator, or a till with an API key. */
type CallerKind = 'visitor' | 'member' | 'internal' | 'operator' | 'till';

export interface BadRequest {
  operation: string;
  route: Route;
  caller: CallerKind;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer | undefined;
}

const JSON_TYPE = 'application/json';
const contentTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;',
  'application/jsonp',
  ' ',
  '*/*',
  'a'.repeat(500),
];

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'null',
    '{}',
    '../..',
    "'",
    '%00',
    'A'.repeat(4000),
    '\u00ff\u00fe',
    'Bearer',
    '=;,=',
  ),
  fc.string({ maxLength: 80 }),
);

/** Node refuses to send these itself; whatever it sends must be legal in a header. */
const headerSafe = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?');

const oddHeader = fc.tuple(
  fc.constantFrom(
    'authorization',
    'idempotency-key',
    'x-business-id',
    'x-internal-key',
    'x-admin-key',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'x-guest-session',
    'x-login-device',
    'forwarded',
    'origin',
    'referer',
    'sec-fetch-site',
    'cookie',
    'accept',
    'accept-language',
    'accept-encoding',
    'content-encoding',
    'content-type',
    'user-agent',
    'range',
    'if-none-match',
    'x-http-method-override',
    'host',
  ),
  fc.oneof(
    oddText,
    fc.constantFrom(
      'Bearer a.b.c',
      `Bearer ${'e'.repeat(3000)}`,
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiI5MDEifQ.',
      'for=1.2.3.4;host=evil.example',
      'evil.example',
      'https://evil.example',
      'null',
      '::1',
      '1.2.3.4, 5.6.7.8',
      '9007199254740993',
      'gzip',
      'sf_access=x; sf_refresh=y; sf_basket=zzzzzzzzzzzzzzzzzzzzzzzz; sf_place=%7B',
      'sf_place=eyJsb2NhdGlvbiI6MX0; sf_access=a.b.c',
    ),
  ),
);

const junkText: Arbitrary<string | Buffer> = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 2000 }),
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '1e999',
    '{"a":1,"a":2}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"storeId":1e999}',
    '{"storeId":101,"storeId":"x"}',
    '\ufeff{}',
    `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`,
    `{"a":"${'x'.repeat(110_000)}"}`,
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    'a=1&a=2&b[c]=d',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  ),
);

const oddQuery = fc.constantFrom(
  '?a=1&a=2',
  '?__proto__[x]=1&constructor=2',
  '?%00=%ff',
  '?a[b][c][d]=1',
  `?${'a&'.repeat(900)}`,
  '?%',
  '?=&=&',
  '?after=x',
  '?after=999999999999999',
  `?q=${'x'.repeat(3000)}`,
);

const oddPath = (prefix: string, path: string) =>
  fc.constantFrom(
    `/xx-xx/api${path}`,
    `${prefix.toUpperCase()}${path}`,
    `${prefix}${path}/`,
    `${prefix}${path}/../..${path}`,
    `${prefix}${path}%00`,
    `${prefix}/%2e%2e${path}`,
    `${prefix}/${path}`,
    `${prefix}${path}.json`,
    `${prefix}${path.toUpperCase()}`,
    `${prefix}${path}%`,
    `${prefix}${path};a=b`,
  );

/** The prefix of an operation's path: the service serves those for API keys at /v1, the shell at /api/v1. */
const prefixOf = ({ access }: Operation, route: Route) =>
  access !== 'integration' ? '/en-gb/api' : route === 'shell' ? '/api' : '';

const oddParameter = fc.constantFrom(
  'TM-ADAS-PAST-2345',
  'x',
  '-',
  '%00',
  '%ff',
  '..%2f..',
  'a'.repeat(41),
  "'",
  '1;2',
);

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];

/** A request to one operation: half of them valid except for one value, half of them random. */
export const badRequest = (operation: Operation, known: KnownValues): Arbitrary<BadRequest> =>
  fc.constantFrom<Route>('direct', 'shell').chain((route) => {
    const [, template = '/'] = operation.key.split(' ');
    const parameters = template.match(/:\w+/g) ?? [];
    return fc
      .tuple(...parameters.map(() => oddParameter))
      .map((values) => parameters.reduce((path, name, at) => path.replace(name, () => values[at] ?? ''), template))
      .chain((path) => badRequestTo(operation, known, route, path));
  });

function badRequestTo(operation: Operation, known: KnownValues, route: Route, path: string): Arbitrary<BadRequest> {
  const [method = 'GET'] = operation.key.split(' ');
  const prefix = prefixOf(operation, route);
  const schema = (operation.body ?? { type: 'object' }) as JsonSchema;
  const valid = validValue(schema, known);
  const callers: CallerKind[] =
    operation.access === 'admin'
      ? ['operator', 'operator', 'visitor']
      : operation.access === 'integration'
        ? ['till', 'till', 'till', 'visitor']
        : ['member', 'member', 'visitor', 'internal'];
  const common = {
    operation: fc.constant(operation.key),
    route: fc.constant(route),
    caller: fc.constantFrom<CallerKind>(...callers),
  };
  const nearlyValid = fc.record({
    ...common,
    method: fc.constant(method),
    path: fc.constant(`${prefix}${path}`),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant({ 'content-type': JSON_TYPE }) },
      {
        weight: 1,
        arbitrary: oddHeader.map(([name, value]) => ({ 'content-type': JSON_TYPE, [name]: headerSafe(value) })),
      },
    ),
    body:
      operation.body === undefined && method === 'GET'
        ? fc.constant(undefined)
        : fc
            .oneof({ weight: 4, arbitrary: mutateOneValue(valid) }, { weight: 1, arbitrary: valid })
            .map((value) => JSON.stringify(value)),
  });
  const junk = fc.record({
    ...common,
    method: fc.oneof({ weight: 5, arbitrary: fc.constant(method) }, fc.constantFrom(...methods)),
    path: fc.oneof(
      { weight: 6, arbitrary: fc.constant(`${prefix}${path}`) },
      oddQuery.map((query) => `${prefix}${path}${query}`),
      oddPath(prefix, path),
    ),
    headers: fc
      .tuple(fc.oneof(fc.constant(JSON_TYPE), fc.constantFrom(...contentTypes)), fc.array(oddHeader, { maxLength: 3 }))
      .map(([type, odd]) => ({
        'content-type': type,
        ...Object.fromEntries(odd.map(([name, value]) => [name, headerSafe(value)])),
      })),
    body: fc.oneof(
      junkText,
      wrongValue.map((value) => JSON.stringify(value)),
      fc.constant(undefined),
    ),
  });
  return fc.oneof(nearlyValid, junk);
}
