import { expect, type Page, type TestInfo } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { callAsOperator } from '@storefront/testing/call-as-operator';
import { mailTo } from '@storefront/testing/mail-to';
import { test } from '@storefront/testing/own-agent';
import { registerMember } from './support/members';
import { moveOrder, placeOrder } from './support/orders';

const LOAF = 'Seeded farmhouse loaf 800g';
/** A pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function deliver(info: TestInfo, businessOrderId: string): Promise<void> {
  for (const status of ['store_accepted_picking', 'picked', 'en_route', 'delivered'])
    await moveOrder(info, businessOrderId, status);
}

async function decide(info: TestInfo, businessOrderId: string, decision: 'refund' | 'decline', reason: string) {
  const listed = { businessOrderId, openOnly: true };
  const { complaints } = await callAsOperator<{ complaints: { complaintId: number; hasPicture: boolean }[] }>(
    info,
    'complaints',
    listed,
  );
  const [complaint] = complaints;
  await callAsOperator(info, 'complaint-decide', { complaintId: complaint?.complaintId, decision, reason });
  return complaint;
}

const itemOf = (page: Page) => page.getByRole('group', { name: LOAF });

/** Chooses what is wrong with two of the loaves. */
async function choose(page: Page, kind: string): Promise<void> {
  await itemOf(page).getByLabel('What is wrong?').selectOption(kind);
  await itemOf(page).getByLabel('How many?').selectOption('2');
}

test('a member reports a problem with a picture, and sees what the store decides', async ({
  page,
  context,
  baseURL,
}, info) => {
  const { email } = await registerMember(context, baseURL);
  const { businessOrderId, orderId } = await placeOrder(context, baseURL, { emailAddress: email });
  const path = `${baseURL}/member/orders/${orderId}`;
  await page.goto(path);
  await expect(page.getByRole('region', { name: 'Order progress' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveCount(0);
  await deliver(info, businessOrderId);
  await page.getByRole('link', { name: 'Report a problem' }).click();
  await expect(page.getByRole('heading', { name: 'Report a problem', level: 1 })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose what is wrong with at least one item.')).toBeVisible();
  await expectNoAxeFindings(page);
  await choose(page, 'Damaged');
  await page.getByLabel('Anything else?').fill('Squashed flat');
  await page.getByLabel('A picture').setInputFiles({ name: 'loaf.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Send report' }).click();
  // Paid in cash: somebody has to hand it back.
  await expect(page.getByText('Thank you for telling us. The store is looking into it.')).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  const reported = page.getByRole('region', { name: 'Reported problems' });
  await expect(reported).toContainText(`2 × ${LOAF}`);
  await expect(reported).toContainText('With your picture');
  await expectNoAxeFindings(page);

  expect(await decide(info, businessOrderId, 'refund', 'Given back at the door')).toMatchObject({ hasPicture: true });
  await page.reload();
  await expect(reported).toContainText(/We have refunded £\d+\.\d\d\./);
  await expect(page.getByText('2 refunded: £')).toBeVisible();
  const { subject } = await mailTo(baseURL, email, 'A refund for your Pipwell order');
  expect(subject).toContain(businessOrderId);
});

test('a guest reports a problem and reviews the order by the link of its mail, before any script and with them', async ({
  context,
  browser,
  baseURL,
}, info) => {
  const emailAddress = `guest-${crypto.randomUUID()}@example.com`;
  const { businessOrderId } = await placeOrder(context, baseURL, { emailAddress });
  await deliver(info, businessOrderId);
  const { text } = await mailTo(baseURL, emailAddress, businessOrderId);
  const link = `${baseURL}${/https?:\/\/[^/\s]+(\/follow-order\/\S+)/.exec(text)?.[1] ?? ''}`;

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(link);
  await bare.getByRole('link', { name: 'Report a problem' }).click();
  await bare.getByRole('button', { name: 'Send report' }).click();
  await expect(bare.getByText('Choose what is wrong with at least one item.')).toBeVisible();
  await choose(bare, 'Missing');
  await bare.getByRole('button', { name: 'Send report' }).click();
  await expect(bare.getByRole('region', { name: 'Reported problems' })).toContainText(`2 × ${LOAF}`);
  await plain.close();
  await decide(info, businessOrderId, 'decline', 'All loaves were handed over');

  // Another browser than the one that ordered.
  const other = await browser.newContext();
  const page = await other.newPage();
  await page.goto(link);
  const reported = page.getByRole('region', { name: 'Reported problems' });
  await expect(reported).toContainText('The store could not refund this.');
  await expect(reported).toContainText('All loaves were handed over');
  await expectNoAxeFindings(page);
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Your comment').fill('Warm bread');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Thank you. The store will read it.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText('Warm bread');

  await page.getByRole('link', { name: 'Report another problem' }).click();
  await choose(page, 'Poor quality');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you for telling us. The store is looking into it.')).toBeVisible();
  await other.close();
});
