import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@storefront/api/entities/webhook';
import { sql } from 'drizzle-orm';
import { orderByCash } from './order-by-cash';
import { deliverWebhooks } from './run-jobs';
import { ids } from './shop-data';
import { createTestService, type TestService } from './test-service';

interface Received {
  id: string;
  signatures: string[];
  body: { type: string; timestamp: string; data: Record<string, unknown> };
}

const as = { admin: true };

/** A service, and a receiver of webhooks that replies with a status. Each test begins without endpoints. */
export function setUpWebhooks() {
  const world = { status: 204, received: [] as Received[], service: undefined as unknown as TestService, origin: '' };
  let receiver: Server;
  beforeAll(async () => {
    world.service = await createTestService();
    await world.service.db.execute(sql`update slots set capacity = 100`);
    await world.service.db.execute(sql`update stores set minimum_spend = 0`);
    receiver = createServer((request, reply) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const { 'webhook-id': id, 'webhook-signature': signed } = request.headers;
        world.received.push({ id: String(id), signatures: String(signed).split(' '), body: JSON.parse(body) });
        reply.writeHead(world.status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    world.origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    receiver.close();
    await world.service.close();
  });
  afterEach(async () => {
    world.received.length = 0;
    world.status = 204;
    await world.service.db.execute(sql`delete from webhook_endpoints`);
    await world.service.db.execute(sql`delete from jobs.job`);
  });

  return {
    world,
    async add(events: WebhookEvent[], more: { business?: string; lowStockAt?: number } = {}) {
      const body = { business: 'Testmarket', url: world.origin, events, ...more };
      return (await world.service.call('POST /admin/webhook-add', body, as)).data;
    },
    change: (endpointId: number, what: 'disable' | 'enable' | 'remove' | 'rotate') =>
      world.service.call('POST /admin/webhook-change', { endpointId, change: what }, as),
    deliveries: async (isFailed = false) =>
      (await world.service.call('POST /admin/webhook-deliveries', { isFailed }, as)).data.deliveries,
    /** Sends what waits. @returns what failed */
    async send(): Promise<unknown[]> {
      const failures: unknown[] = [];
      await deliverWebhooks(world.service.context, (error) => failures.push(error));
      return failures;
    },
    /** Places an order of milk. @returns its number */
    async place(quantity = 2): Promise<string> {
      world.service.context.cache.clear();
      const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity } };
      const { basketToken } = (await world.service.call('POST /basket/add-item', item)).data.basket;
      return orderByCash(world.service, basketToken, { emailAddress: 'grace@example.test' });
    },
    move: (
      businessOrderId: string,
      to: 'store_accepted_picking' | 'picked' | 'en_route' | 'delivered' | 'order_cancelled',
    ) => world.service.call('POST /admin/order-transition', { businessOrderId, status: to }, as),
    types: () => world.received.map(({ body }) => body.type),
  };
}
