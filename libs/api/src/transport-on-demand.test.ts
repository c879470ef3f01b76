/** @jest-environment node */
import type { TransportRequest } from './transport/transport';
import { createOnDemandTransport } from './transport-on-demand';

const request: TransportRequest = { key: 'GET /slots/server-time', method: 'GET', url: '/en-gb/api/slots/server-time' };
const reply = { status: 200, body: {} };

test('the transport is loaded once, by the first call', async () => {
  let loads = 0;
  const send = createOnDemandTransport({ timeoutMs: 5 }, async () => {
    loads += 1;
    return { createAxiosTransport: (options) => async () => ({ status: options?.timeoutMs ?? 0, body: {} }) };
  });
  expect(loads).toBe(0);
  expect(await Promise.all([send(request), send(request)])).toEqual(Array(2).fill({ status: 5, body: {} }));
  await send(request);
  expect(loads).toBe(1);
});

test('after a failed load the next call tries again', async () => {
  let loads = 0;
  const send = createOnDemandTransport({}, async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return { createAxiosTransport: () => async () => reply };
  });
  await expect(send(request)).rejects.toThrow('no network');
  expect(await send(request)).toEqual(reply);
});
