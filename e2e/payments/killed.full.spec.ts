import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/storefront-test';
import { prepareStorefront } from '../../tools/run/storefront/prepare-storefront';
import { StorefrontProcesses } from '../../tools/run/storefront/storefront-processes';
import { isExternalStorefront } from '../support/hosts';
import {
  expectPaidOrder,
  fillCard,
  goToCardPayment,
  prepareCardPayment,
  pressPay,
  TOTAL_MINOR,
} from './paying-shopper';

test.skip(
  isExternalStorefront,
  'It starts, kills and releases a storefront of its own; it must not change the one at E2E_URL.',
);

const root = resolve(import.meta.dirname, '../..');
const port = Number(process.env.E2E_PAYMENTS_PORT ?? 4560);
const origin = `http://localhost:${port}`;
const sandbox = `http://127.0.0.1:${port + 5}`;
const dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
const GOOD = '4242424242424242';
const CHALLENGED = '4010061700000021';
const storefront = new StorefrontProcesses({
  root,
  port,
  dataDir,
  env: { PICTURES_DIR: join(root, '.data/pictures'), PAUSE_POINTS_URL: sandbox },
});

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await prepareStorefront({ root, port, dataDir, home: join(root, '.data') });
  await storefront.start();
});
test.afterAll(async () => {
  await storefront.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function setPausePoint<Reply>(method: string, path: string, body?: object): Promise<Reply> {
  const reply = await fetch(`${sandbox}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status}`);
  return (await reply.json()) as Reply;
}

const holdAt = (name: string) => setPausePoint('POST', '/api/pause-points', { name, times: 1 });
const release = () => setPausePoint('DELETE', '/api/pause-points');
async function untilHeld(name: string): Promise<void> {
  const { waiting } = await setPausePoint<{ waiting: unknown[] }>('GET', `/api/pause-points?name=${name}&wait=20`);
  expect(waiting).toHaveLength(1);
}

/** What the gateway holds on the cards of the shopper with this e-mail address, and how often. */
async function held(email: string): Promise<number[]> {
  const { data } = await setPausePoint<{ data: { amount: number; status: string; customer?: { email?: string } }[] }>(
    'GET',
    '/api/charges',
  );
  return data
    .filter(({ customer }) => customer?.email === email)
    .map(({ amount, status }) => (status === 'Authorized' ? amount : 0));
}

async function mailTo(email: string): Promise<{ subject: string; text: string }[]> {
  const address = encodeURIComponent(email);
  return (await setPausePoint<{ mail: { subject: string; text: string }[] }>('GET', `/api/mail?to=${address}&wait=30`))
    .mail;
}

test('the back end dies while the card is charged: the page waits, and shows the order after the restart', async ({
  page,
}) => {
  const email = 'killed-service@example.com';
  await prepareCardPayment(page, origin, { number: GOOD, email });
  await holdAt('before:payment.created.authorised');
  await pressPay(page);
  await untilHeld('before:payment.created.authorised');
  await storefront.kill('commerce-api');
  await release();
  await expect(page.getByText(/We are checking with your bank/)).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Checking your payment' })).toBeFocused();
  await storefront.restart('commerce-api');
  const number = await expectPaidOrder(page);
  expect(await held(email)).toEqual([TOTAL_MINOR]);
  const [mail] = await mailTo(email);
  expect(mail?.subject).toContain(number);
});

test('a shopper who reloads meanwhile, or returns in another tab, sees the same order', async ({ page, context }) => {
  const email = 'another-tab@example.com';
  await prepareCardPayment(page, origin, { number: GOOD, email });
  await holdAt('after:payment.created.authorised');
  await pressPay(page);
  await untilHeld('after:payment.created.authorised');
  await storefront.kill('commerce-api');
  await release();
  await expect(page.getByText(/We are checking with your bank/)).toBeVisible();
  await page.close();
  await storefront.restart('commerce-api');
  const other = await context.newPage();
  await other.goto(`${origin}/checkout/payment`);
  await expectPaidOrder(other);
  expect(await held(email)).toEqual([TOTAL_MINOR]);
});

test('the shell dies while the card is charged: the page waits, and shows the order after the restart', async ({
  page,
}) => {
  const email = 'killed-shell@example.com';
  await prepareCardPayment(page, origin, { number: GOOD, email });
  await holdAt('before:payment.created.authorised');
  await pressPay(page);
  await untilHeld('before:payment.created.authorised');
  await storefront.kill('shell');
  await release();
  await expect(page.getByText(/We are checking with your bank/)).toBeVisible();
  await storefront.restart('shell');
  await expectPaidOrder(page);
  expect(await held(email)).toEqual([TOTAL_MINOR]);
});

test('a shopper who confirms at the bank and never returns gets the order by the bank’s notification and our mail', async ({
  page,
}) => {
  const email = 'never-came-back@example.com';
  await prepareCardPayment(page, origin, { number: CHALLENGED, email });
  await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Confirm your payment' })).toBeVisible();
  const bank = page.url();
  await page.close();
  const confirmed = await fetch(bank, {
    method: 'POST',
    body: new URLSearchParams({ code: 'Checkout1!' }),
    redirect: 'manual',
  });
  expect(confirmed.status).toBe(303);
  const [mail] = await mailTo(email);
  expect(mail?.text).toContain('Held on your card until your order is picked, with Visa ending in 0021: £27.75');
  await expect.poll(() => held(email)).toEqual([TOTAL_MINOR]);
});

test('an unavailable mail server does not prevent an order; the mail is sent later', async ({ page }) => {
  const email = 'late-mail@example.com';
  await setPausePoint('PUT', '/api/faults', { target: 'smtp', kind: 'error' });
  await prepareCardPayment(page, origin, { number: GOOD, email });
  await pressPay(page);
  const number = await expectPaidOrder(page);
  await setPausePoint('DELETE', '/api/faults');
  const [mail] = await mailTo(email);
  expect(mail?.subject).toContain(number);
});

for (const [what, target] of [
  ['session', 'checkoutcom:payment-sessions'],
  ['script', 'checkoutcom:web-components'],
])
  test(`a card form whose ${what} does not load says so, and loads on retry`, async ({ page }) => {
    await setPausePoint('PUT', '/api/faults', { target, kind: 'error', status: 500 });
    await goToCardPayment(page, origin, `no-${what}@example.com`);
    const failed = 'The card form could not be loaded. Reload the page or choose another way to pay.';
    await expect(page.getByText(failed)).toBeVisible();
    await expectNoAxeFindings(page);
    await setPausePoint('DELETE', '/api/faults');
    await page.getByRole('button', { name: 'Try again' }).click();
    await fillCard(page, GOOD);
    await pressPay(page);
    await expectPaidOrder(page);
  });

test('a gateway that never replies: the shopper is asked to wait, and nothing is charged twice', async ({ page }) => {
  const email = 'silent-gateway@example.com';
  await prepareCardPayment(page, origin, { number: GOOD, email });
  await setPausePoint('PUT', '/api/faults', { target: 'checkoutcom:payments', kind: 'timeout-after' });
  await pressPay(page);
  await expectPaidOrder(page);
  await setPausePoint('DELETE', '/api/faults');
  expect(await held(email)).toEqual([TOTAL_MINOR]);
});

let clockShift = 0;
async function callAsOperator(path: string, body: object): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port + 10}/en-gb/api/admin/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-admin-key': readFileSync(join(dataDir, 'keys/admin.key'), 'utf8').trim(),
    },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
}

/** Advances the back end's clock permanently. */
function advanceClock(seconds: number): Promise<void> {
  clockShift += seconds * 1000;
  return callAsOperator('clock', { now: new Date(Date.now() + clockShift).toISOString() });
}

test('an order ends when its bank accepts the capture and then declines it repeatedly: its page and a mail say so', async ({
  page,
}) => {
  const email = 'declined-afterwards@example.com';
  await setPausePoint('PUT', '/api/faults', { target: 'checkoutcom:captures', kind: 'decline' });
  await prepareCardPayment(page, origin, { number: GOOD, email });
  await pressPay(page);
  const businessOrderId = await expectPaidOrder(page);
  await expectNoAxeFindings(page);
  for (const status of ['store_accepted_picking', 'picked'])
    await callAsOperator('order-transition', { businessOrderId, status });
  const heading = page.getByRole('heading', { level: 1 });
  // The gateway is polled after one minute and after ten.
  await expect
    .poll(
      async () => {
        await advanceClock(601);
        await page.reload();
        await expect(heading).not.toHaveText('Loading');
        return heading.textContent();
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toBe('Your order has been cancelled');
  await setPausePoint('DELETE', '/api/faults');
  await expect(page.getByText('We could not take the payment for order')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expectNoAxeFindings(page);
  expect(await held(email)).toEqual([0]);
  const mails = async () => (await mailTo(email)).map(({ subject }) => subject);
  await expect.poll(mails).toContainEqual(expect.stringContaining('has been cancelled'));
});
