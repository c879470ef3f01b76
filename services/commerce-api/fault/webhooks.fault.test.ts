import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FaultEnvironment, setUpFaults } from './fault-environment';
import { killAt } from './kill-at';
import { Shopper } from './shopper';

let environment: FaultEnvironment;
let receiver: Server;
/** What was received, by the order's number. */
const received = new Map<unknown, Set<unknown>>();
beforeAll(async () => {
  environment = await setUpFaults();
  receiver = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { number } = JSON.parse(body).data;
      received.set(number, (received.get(number) ?? new Set()).add(request.headers['webhook-id']));
      reply.writeHead(204).end();
      receiver.emit('received');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const endpoint = { business: 'localhost', url: `http://127.0.0.1:${port}`, events: ['order.placed'] };
  expect(await environment.admin('/admin/webhook-add', endpoint)).toMatchObject({ status: 200 });
});
afterAll(async () => {
  receiver?.close();
  await environment?.close();
});

/** The numbers of the orders that were placed with a key of this file's shoppers. */
const numbersOf = async ({ draftOrderId }: Shopper) =>
  (
    await environment.sql<{ number: string | null }>(
      'select business_order_id as number from orders where draft_order_id = $1',
      [draftOrderId],
    )
  )[0]?.number;

test.each(['before', 'after'])(
  'the service dies %s an order is committed: its event is sent, if and only if the order is there',
  async (when) => {
    const shopper = await new Shopper(environment, 'collection').prepareForPayment();
    await killAt(environment, `${when}:order.draft.sent_to_store`, 'commerce-api', () => shopper.payCash());
    if (when === 'before') {
      expect(await numbersOf(shopper)).toBeNull();
      expect((await shopper.payCash()).status).toBe(200);
    }
    const number = await numbersOf(shopper);
    expect(number).toEqual(expect.any(String));
    while (!received.has(number)) await once(receiver, 'received');
    expect(received.get(number)?.size).toBe(1);
  },
);

test('the service dies between sending an event and noting it: it is sent again, with the same id', async () => {
  const shopper = await new Shopper(environment, 'collection').prepareForPayment();
  await killAt(environment, 'after:webhook.waiting.sent', 'commerce-api', async () => {
    await shopper.payCash();
  });
  const number = await numbersOf(shopper);
  expect(received.get(number)?.size).toBe(1);
  const [before] = await environment.sql(
    'select attempts, delivered_at from webhook_deliveries order by at desc limit 1',
  );
  expect(before).toEqual({ attempts: 0, delivered_at: null });
  const again = once(receiver, 'received');
  // The job of the dead process ends after a minute.
  await environment.advanceClock(120);
  await again;
  expect(received.get(number)?.size).toBe(1);
});
