import { sql } from 'drizzle-orm';
import { sessionOf } from '../../../../test-support/desk-operators';
import { orderByCash } from '../../../../test-support/order-by-cash';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let sandbox: StartedSandbox;
let service: TestService;
let operatorKey: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
  await service.db.execute(sql`update slots set capacity = 1000`);
  operatorKey = await sessionOf(service, { role: 'support' });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const call: TestService['call'] = (key, body, options) => service.call(key, body, { ...options, operatorKey });

async function guestOrder(emailAddress: string) {
  const item = { storeId: ids.store, menuItem: { id: ids.milk, quantity: 6 } };
  const { data } = await service.call('POST /basket/add-item', item);
  const businessOrderId = await orderByCash(service, data.basket.basketToken, { emailAddress });
  const order = (await service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;
  return { businessOrderId, customer: `g${order.draftOrderId}` };
}
async function mailsTo(to: string) {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
}

test('a confirmation is sent again to the order’s own address, three times a day, and the history says by whom', async () => {
  const { businessOrderId } = await guestOrder('jo@example.test');
  expect(await mailsTo('jo@example.test')).toHaveLength(1);
  const again = () => call('POST /desk/order-mail-again', { businessOrderId, kind: 'confirmation' });
  for (let sent = 2; sent <= 4; sent += 1) {
    expect((await again()).status).toBe(200);
    expect(await mailsTo('jo@example.test')).toHaveLength(sent);
  }
  expect((await again()).problem.code).toBe('mail_limit_reached');
  expect(await mailsTo('jo@example.test')).toHaveLength(4);
  const { history } = (await service.call('POST /admin/order', { businessOrderId }, { admin: true })).data;
  expect(history?.at(-1)).toMatchObject({ action: 'mail_again', by: 'Robin the support', reason: 'The confirmation' });
});

test('two who press at once stay within the limit', async () => {
  const { businessOrderId } = await guestOrder('max@example.test');
  const again = () => call('POST /desk/order-mail-again', { businessOrderId, kind: 'confirmation' });
  const all = await Promise.all(Array.from({ length: 5 }, again));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('a receipt is sent once there is one, and an order that ended has no mail', async () => {
  const { businessOrderId } = await guestOrder('kim@example.test');
  const again = async (kind: 'confirmation' | 'receipt') =>
    (await call('POST /desk/order-mail-again', { businessOrderId, kind })).problem.code;
  const move = (status: 'store_accepted_picking' | 'picked' | 'order_cancelled') =>
    service.call('POST /admin/order-transition', { businessOrderId, status }, { admin: true });
  expect(await again('receipt')).toBe('order_mail_missing');
  await move('store_accepted_picking');
  await move('picked');
  const before = (await mailsTo('kim@example.test')).length;
  expect(await again('receipt')).toBeUndefined();
  const mails = await mailsTo('kim@example.test');
  expect([mails.length, mails[0]?.subject]).toEqual([
    before + 1,
    `The receipt for your Testmarket order ${businessOrderId}`,
  ]);
  await move('order_cancelled');
  expect(await again('confirmation')).toBe('order_mail_missing');
});

test('an operator of another store sends no mail of the order', async () => {
  const { businessOrderId } = await guestOrder('liz@example.test');
  const elsewhere = await sessionOf(service, { role: 'support', storeIds: [ids.farStore] });
  const body = { businessOrderId, kind: 'confirmation' } as const;
  const { problem } = await service.call('POST /desk/order-mail-again', body, { operatorKey: elsewhere });
  expect(problem.code).toBe('order_not_found');
});

test('who asks for their data gets a link; a member to their account too, and no more than three a day', async () => {
  const { customer } = await guestOrder('ned@example.test');
  const mail = (wish: 'copy' | 'erase', who = customer) =>
    call('POST /desk/customer-data-mail', { customer: who, wish });
  expect((await mail('erase')).status).toBe(200);
  const [erase] = await mailsTo('ned@example.test');
  expect(erase).toMatchObject({ subject: 'Delete your data at Testmarket' });
  expect(erase?.text).toContain('/your-data');
  expect(erase?.text).not.toContain('/member/data');
  await mail('copy', `m${ids.member}`);
  expect((await mailsTo('ada@example.test'))[0]?.text).toContain('/member/data');
  for (let times = 0; times < 2; times += 1) expect((await mail('erase')).status).toBe(200);
  expect((await mail('erase')).problem.code).toBe('mail_limit_reached');
});
