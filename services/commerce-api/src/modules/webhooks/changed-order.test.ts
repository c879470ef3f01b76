import { sql } from 'drizzle-orm';
import { setUpAmendments } from '../../../test-support/amendments';
import { rowsOf } from '../../database/database.types';

const { world, changed, ordered, pay } = setUpAmendments();

test('an order that takes the place of another one is told as one change', async () => {
  const of = await ordered();
  const endpoint = {
    business: 'Testmarket',
    url: 'http://localhost/',
    events: ['order.placed' as const, 'order.changed' as const, 'order.cancelled' as const, 'order.moved' as const],
  };
  expect((await world.service.call('POST /admin/webhook-add', endpoint, { admin: true })).status).toBe(200);
  const { businessOrderId } = (await pay(await changed(of, 8))).data;
  const told = await rowsOf(world.service.db, sql`select event, data from webhook_deliveries`);
  expect(told).toMatchObject([
    { event: 'order.changed', data: { number: businessOrderId, status: 'sent_to_store', lines: [{ quantity: 8 }] } },
  ]);
});
