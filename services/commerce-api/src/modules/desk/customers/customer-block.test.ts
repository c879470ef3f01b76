import { eq, sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { draftOrder, orderByCash, payInCash } from '../../../../test-support/order-by-cash';
import { ids } from '../../../../test-support/shop-data';
import type { CallOptions } from '../../../../test-support/test-service';
import { oneTimeCodes } from '../../../database/schema/member';
import { digitsOf } from '../../auth/codes/one-time-codes';

let desk: Desk;
let sue: Operator;
beforeAll(async () => {
  desk = await setUpDesk();
  sue = await operatorOf(desk.service, 'Sue', 'support');
});
afterAll(() => desk.service.close());

async function basket(options: CallOptions = {}) {
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  return (await desk.service.call('POST /basket/add-item', item, options)).data.basket.basketToken;
}
const draft = async (emailAddress: string, options: CallOptions = {}) =>
  draftOrder(desk.service, await basket(options), { emailAddress, options });

/** A guest who has ordered before. */
async function guest(emailAddress: string): Promise<string> {
  const businessOrderId = await orderByCash(desk.service, await basket(), { emailAddress });
  const { data } = await desk.service.call('POST /admin/order', { businessOrderId }, { admin: true });
  return `g${data.draftOrderId}`;
}
const block = async (customer: string) =>
  (await sue.call('POST /desk/customer-block', { customer, reason: 'Three charges were disputed' })).data;
/** The digits that were mailed to an address. */
async function codeFor(recipient: string): Promise<string> {
  const { db, keys } = desk.service;
  const [code] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.recipient, recipient));
  return digitsOf(keys, code?.id ?? 0);
}
const unblock = (blockId: number) => sue.call('POST /desk/customer-unblock', { blockId });

test('a blocked guest cannot check out, with no label on the address either, and is told nothing of why', async () => {
  const customer = await guest('fay@example.test');
  const { blockId } = await block(customer);
  for (const email of ['fay@example.test', 'Fay+two@example.test']) {
    const { status, problem } = await draft(email);
    expect([status, problem.code]).toEqual([409, 'checkout_refused']);
    expect(JSON.stringify(problem)).not.toMatch(/block|fraud|disputed/i);
  }
  expect((await draft('fayette@example.test')).status).toBe(200);
  expect((await unblock(blockId)).status).toBe(200);
  expect((await draft('fay@example.test')).status).toBe(200);
  expect(await codeOf(unblock(blockId))).toBe('customer_block_not_found');
});

test('a draft from before the block cannot be paid', async () => {
  const customer = await guest('gil@example.test');
  const token = await basket();
  const { data } = await draftOrder(desk.service, token, { emailAddress: 'gil@example.test' });
  await block(customer);
  expect(await codeOf(payInCash(desk.service, token, data))).toBe('checkout_refused');
});

test('a blocked member logs in and cannot check out, whatever address they give', async () => {
  const as = await desk.service.logIn();
  const { blockId } = await block(`m${ids.member}`);
  expect(await desk.service.logIn()).toBeTruthy();
  expect(await codeOf(draft('someone.else@example.test', { as }))).toBe('checkout_refused');
  await unblock(blockId);
  expect((await draft('ada@example.test', { as })).status).toBe(200);
});

test('an account that is made with a blocked mailbox cannot check out, whatever address it gives or changes to', async () => {
  const { blockId } = await block(await guest('jan@example.test'));
  const person = { firstname: 'Jan', lastname: 'Again', password: 'a rare enough phrase' };
  const { data } = await desk.service.call('POST /auth/register', { ...person, emailAddress: 'Jan+new@example.test' });
  const as = data.access_token;
  expect(await codeOf(draft('other@example.test', { as }))).toBe('checkout_refused');

  const emailAddress = 'elsewhere@example.test';
  const asked = { emailAddress, currentPassword: person.password };
  expect(await codeOf(desk.service.call('POST /member/email-change-request', asked, { as }))).toBeUndefined();
  const confirmationCode = await codeFor(emailAddress);
  expect(
    await codeOf(desk.service.call('POST /member/email-change-confirm', { confirmationCode }, { as })),
  ).toBeUndefined();
  expect(await codeOf(draft('third@example.test', { as }))).toBe('checkout_refused');
  await unblock(blockId);
  expect(await codeOf(draft('third@example.test', { as }))).toBe('checkout_refused');
});

test('blocked people are listed for the staff of their business only; a second block changes nothing', async () => {
  const customer = await guest('hal@example.test');
  const first = await block(customer);
  expect(await block(customer)).toEqual(first);
  expect(first).toMatchObject({ name: 'Test Shopper', customer, reason: 'Three charges were disputed', by: 'Sue' });
  const list = async (by: Operator) => (await by.call('POST /desk/customer-blocks', {})).data.blocks;
  expect(await list(sue)).toContainEqual(first);
  expect(await list(await operatorOf(desk.service, 'Sol', 'support', 'Testhouse'))).toEqual([]);
  expect((await sue.call('POST /desk/customers', { text: 'hal@example.test' })).data.customers).toMatchObject([
    { isBlocked: true },
  ]);
  expect((await sue.call('POST /desk/customer', { customer })).data.block).toEqual(first);
});

test('a block holds at its own business only', async () => {
  const customer = await guest('ivy@example.test');
  await block(customer);
  await desk.service.db.execute(sql`update customer_blocks set business_id = ${ids.otherBusiness}`);
  expect((await draft('ivy@example.test')).status).toBe(200);
});
