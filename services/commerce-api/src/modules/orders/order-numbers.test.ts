import { sql } from 'drizzle-orm';
import { PAST_ORDER_NUMBER } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { inTransaction } from '../../database/in-transaction';
import { CODE_ALPHABET, isUnguessable, orderCode } from '../../order-code';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const statusOf = (businessOrderId: string, as?: string) =>
  service.call('POST /stores/order-status', { businessOrderId }, as ? { as } : {});
const renumber = (number: string, from = PAST_ORDER_NUMBER) =>
  service.db.execute(sql`update orders set business_order_id = ${number} where business_order_id = ${from}`);

test('an order number has more than fifty random bits in characters that are not confused with each other', () => {
  const codes = Array.from({ length: 2_000 }, () => orderCode());
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(isUnguessable(`PW-${code}`)).toBe(true);
  expect(new Set(codes.join('').replaceAll('-', ''))).toEqual(new Set(CODE_ALPHABET));
  expect(CODE_ALPHABET).not.toMatch(/[01ILOU]/);
  const signs = codes[0]?.replaceAll('-', '').length ?? 0;
  expect(signs * Math.log2(CODE_ALPHABET.length)).toBeGreaterThan(50);
});

test('a number in use is replaced by another', async () => {
  const draftOrderId = 42;
  await service.db.execute(
    sql`insert into orders (draft_order_id, business_id, store_id, basket_id, status, fulfilment_method, contact, totals, total, currency, item_count, basket_version, created_at)
        select ${draftOrderId}, business_id, store_id, ${draftOrderId}, 'draft', fulfilment_method, contact, totals, total, currency, item_count, basket_version, created_at from orders where business_order_id = ${PAST_ORDER_NUMBER}`,
  );
  const numbers = [PAST_ORDER_NUMBER, 'TM-2222-3333-4444'];
  await inTransaction(service.db, (tx) =>
    tx.execute(sql`update orders set business_order_id = ${numbers.shift()} where draft_order_id = ${draftOrderId}`),
  );
  expect(numbers).toEqual([]);
});

test('an old sequential number shows its order only to its own member', async () => {
  const ada = await service.logIn();
  const bob = await service.logIn('bob@example.test', 'battery staple');
  expect((await statusOf(PAST_ORDER_NUMBER)).status).toBe(200);
  await renumber('TM-10200');
  for (const as of [undefined, bob]) expect((await statusOf('TM-10200', as)).problem.code).toBe('order_not_found');
  expect((await statusOf('tm-10200', ada)).data).toMatchObject({ businessOrderId: 'TM-10200', status: 'delivered' });
  await renumber(PAST_ORDER_NUMBER, 'TM-10200');
});
