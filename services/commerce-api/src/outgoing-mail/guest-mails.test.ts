import { sql } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../test-support/run-jobs';
import { ids } from '../../test-support/shop-data';
import { createTestService, type TestService } from '../../test-support/test-service';
import { queueStates } from '../jobs/dead-letters';
import { GUEST_ORDER_MAILS } from './guest-order-mails';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
  await service.db.execute(sql`update slots set capacity = 1000`);
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const storeId = ids.store;
const person = { firstname: 'Grace', lastname: 'Hill', phoneNumber: '07700900456' };
const address = { country: 'GB', addressLine1: '9 Park Street', postcode: 'SE1 9GF', town: 'London' };

/** Places a cash order as a guest or a member with changed details; returns the error code if it is refused. */
async function order(emailAddress: string, change: object = {}, as?: string): Promise<string | undefined> {
  const who = as ? { as } : {};
  const { data } = await service.call(
    'POST /basket/add-item',
    { storeId, menuItem: { id: ids.milk, quantity: 6 } },
    who,
  );
  const { basketToken } = data.basket;
  const slot = { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: '2026-11-27' } as const;
  await service.call('POST /slots/reserve', { ...slot, timeSlotTime: '17:00' }, who);
  const body = { basketToken, storeId, fulfilmentMethod: 'delivery', paymentGateway: 'cash', ...person, emailAddress };
  const made = await service.call(
    'POST /checkout/process-order',
    { ...body, fulfilmentDetails: { address }, ...change } as never,
    who,
  );
  if (made.status !== 200) return made.problem.code;
  const { draftOrderId, amount } = made.data;
  const cash = { paymentMethod: 'cash', paymentGateway: 'cash', draftOrderId, amount, basketToken } as const;
  const paid = await service.call('POST /payments/make-payment', cash, who);
  return paid.status === 200 ? undefined : paid.problem.code;
}

async function mailsTo(email: string): Promise<{ subject: string; text: string; html: string }[]> {
  for (let round = 0; round < 3; round += 1)
    await sendQueuedMail(service.context, (error) => {
      throw error;
    });
  const found = await sandbox.control('GET', `/api/mail?to=${encodeURIComponent(email)}`);
  return (found as { mail: { subject: string; text: string; html: string }[] }).mail;
}

test('an e-mail address of guests gets at most five confirmations an hour and ten a day; every order remains valid', async () => {
  const victim = 'victim@example.test';
  for (let times = 0; times < 7; times += 1) expect(await order(victim)).toBeUndefined();
  expect(await mailsTo(victim)).toHaveLength(GUEST_ORDER_MAILS[0].count);
  for (const hours of [1, 2]) {
    service.clock.set(new Date(Date.parse('2026-11-25T10:05:00Z') + hours * 3_600_000));
    for (let times = 0; times < 6; times += 1) expect(await order(victim)).toBeUndefined();
    await mailsTo(victim);
  }
  expect(await mailsTo(victim)).toHaveLength(GUEST_ORDER_MAILS[1].count);
  const waiting = (await queueStates(service.db)).filter((state) => state.waiting + state.dead > 0);
  expect(waiting).toEqual([]);
  service.clock.reset();
}, 90_000);

test('every order of a member is confirmed', async () => {
  const as = await service.logIn();
  for (let times = 0; times < 7; times += 1) expect(await order('ada@example.test', {}, as)).toBeUndefined();
  expect(await mailsTo('ada@example.test')).toHaveLength(7);
}, 60_000);

test.each([
  ['a link as a first name', { firstname: 'Win at evil.com' }],
  ['a URL as a last name', { lastname: 'https://evil.example' }],
  ['markup as a name', { firstname: '<b>Ada</b>' }],
  ['a line break in a name', { lastname: 'Hill\nYou have won' }],
  ['a name that is too long', { firstname: 'A'.repeat(51) }],
  ['a link as a street', { fulfilmentDetails: { address: { ...address, addressLine1: 'Go to www.evil' } } }],
  ['a link as a second line', { fulfilmentDetails: { address: { ...address, addressLine2: 'evil.com' } } }],
  ['markup as a town', { fulfilmentDetails: { address: { ...address, town: '<img src=x>' } } }],
  ['a link as a county', { fulfilmentDetails: { address: { ...address, county: 'evil.com/x' } } }],
])('%s is rejected before anything is written', async (_, change) => {
  expect(await order('victim2@example.test', change)).toBe('validation_failed');
  expect(await mailsTo('victim2@example.test')).toEqual([]);
});

test('a mail shows a name’s special characters as text', async () => {
  expect(await order("o'neill@example.test", { firstname: "Niamh O'Neill", lastname: 'Ní Bhriain' })).toBeUndefined();
  const [mail] = await mailsTo("o'neill@example.test");
  expect(mail?.text).toContain("Thank you, Niamh O'Neill.");
  expect(mail?.html).toContain('Thank you, Niamh O&#39;Neill.');
  // It wears the business's brand.
  expect(mail?.html).toContain('background:#1b5a38');
});
