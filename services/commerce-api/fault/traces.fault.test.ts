import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { GUEST_SESSION } from '../test-support/guest-session';
import { ids } from '../test-support/shop-data';
import { type Installation, setUpInstallation } from './installation';

/** A span as OTLP writes it in JSON. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Export {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

/** Of a caller that wants its trace to be sent. */
const CALLERS_TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${CALLERS_TRACE}-b7ad6b7169203331-01`;

let installation: Installation;
let collector: Server;
let url: string;
let spans: (Span & { service: string })[] = [];
beforeAll(async () => {
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as Export).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service }))));
      }
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  installation = await setUpInstallation();
});
afterAll(async () => {
  await installation.close();
  await new Promise((resolve) => collector.close(resolve));
});
beforeEach(() => {
  spans = [];
});

/** A shopper adds an item, and the processes send what they collected. */
async function addItem(percent: string) {
  const { shell, stop } = await installation.startPair({ TRACES_URL: url, TRACES_PERCENT: percent });
  const reply = await fetch(`${shell.origin}/en-gb/api/basket/add-item`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: shell.origin,
      cookie: `sf_guest=${GUEST_SESSION}`,
      traceparent: TRACEPARENT,
    },
    body: JSON.stringify({ storeId: ids.store, menuItem: { id: ids.milk, quantity: 1 } }),
  });
  await stop();
  expect(reply.status).toBe(200);
}

test('a call is one trace from the shell to the statements on the database', async () => {
  await addItem('100');
  const trace = spans.filter(({ traceId }) => traceId === CALLERS_TRACE);
  const parentOf = ({ parentSpanId }: Span) => trace.find(({ spanId }) => spanId === parentSpanId);
  const operation = trace.find(({ service, name }) => service === 'commerce-api' && name === 'POST /basket/add-item');
  const call = operation && parentOf(operation);
  const request = call && parentOf(call);
  expect([call, request].map((span) => `${span?.service} ${span?.name}`)).toEqual([
    'shell POST 127.0.0.1',
    expect.stringMatching(/^shell POST \/en-gb\/api\//),
  ]);
  const statements = trace.filter((span) => parentOf(span) === operation).map(({ name }) => name);
  expect(statements).toEqual(expect.arrayContaining(['begin postgresql', 'select postgresql', 'commit postgresql']));
  expect(JSON.stringify(spans)).not.toContain(GUEST_SESSION);
});

test('a caller outside does not decide how many traces the collector gets', async () => {
  await addItem('0');
  expect(spans).toEqual([]);
});

test('a log line names the trace of its request', async () => {
  const { api, stop } = await installation.startPair({ TRACES_URL: url });
  await fetch(`${api.origin}/en-gb/api/admin/doctor`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-admin-key': 'wrong', traceparent: TRACEPARENT },
    body: '{}',
  });
  await stop();
  const line =
    api
      .log()
      .split('\n')
      .find((one) => one.includes('admin_key_wrong')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ trace_id: CALLERS_TRACE });
});
