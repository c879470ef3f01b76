import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { devtoolsFixture } from '@storefront/testing/browser/devtools';
import { test as base } from '@storefront/testing/storefront-test';
import { type DemoBusiness, lathmere, pipwell } from '../support/businesses';
import { baseURL, originOf } from '../support/hosts';

const test = base.extend(devtoolsFixture);

const MB = 1024 * 1024;
/** The smallest valid picture, padded to any size: bytes after its end are ignored. */
const png = (bytes = 200) => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))]);
};
let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contact-files-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file on disk, because Playwright takes seconds to send a large buffer to the browser. @returns its path */
function file(name: string, content: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const main = (page: Page) => page.getByRole('main');
const listed = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

async function openContactPage(page: Page, business: DemoBusiness, query = '') {
  await page.goto(`${originOf(business)}/contact${query}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Write to us', level: 1 })).toBeVisible();
  // The form's code has loaded.
  await expect(main(page).getByText('Choose files')).toBeVisible();
}

async function fillContactForm(page: Page) {
  await main(page).getByLabel('First name').fill('Ada');
  await main(page).getByLabel('Last name').fill('Hart');
  await main(page).getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`);
  await main(page).getByLabel('Phone number').fill('07700 900123');
  await main(page).getByLabel('What is it about?').selectOption({ index: 1 });
  await main(page).getByLabel('Your message').fill('Two of the eggs came cracked.\nA picture is with it.');
}

for (const business of [pipwell, lathmere])
  test(`[1.32] [5.20] ${business.name}: a message is sent to the shop with its files as a multi-part list, and the shopper reads what happens next`, async ({
    page,
  }) => {
    // Inspected in transit: a browser does not expose the bytes of an uploaded file.
    let sent: string[] = [];
    await page.exposeFunction('saw', (files: string[]) => {
      sent = files;
    });
    await page.addInitScript(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        const parts = body instanceof FormData ? [...body] : [];
        const files = parts.flatMap(([name, value]) => (value instanceof File ? [`${name}: ${value.name}`] : []));
        (window as unknown as { saw(files: string[]): void }).saw(files);
        return send.call(this, body);
      };
    });
    await openContactPage(page, business, '?order=PW-10042');
    await expect(main(page).getByLabel('Order number')).toHaveValue('PW-10042');
    await expect(
      main(page).getByText('Up to 5 files: JPEG, PNG, WebP, HEIC or PDF, 5 MB each and 16 MB together.'),
    ).toBeVisible();
    await expectNoAxeFindings(page);
    await fillContactForm(page);
    await page.locator('#contact-files').setInputFiles([file('eggs.png', png()), file('bill.pdf', pdf)]);
    await expect(listed(page, 'eggs.png')).toContainText('1 KB');
    const sending = page.waitForRequest(/\/api\/contact\/request$/);
    await main(page).getByRole('button', { name: 'Send message' }).click();
    expect((await sending).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    await expect.poll(() => sent).toEqual(['files: eggs.png', 'files: bill.pdf']);

    await expect(page).toHaveURL(/\/contact\?sent=[A-Z]{2}-C[2-9A-Z]{7}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your message is with us.');
    const reference = new URL(page.url()).searchParams.get('sent') ?? '';
    await expect(main(page)).toContainText(`Your reference number is ${reference}.`);
    await expect(main(page).getByRole('listitem').first()).toContainText('We have sent a copy to your email address.');
    await expectNoAxeFindings(page);
  });

test('each error is shown at its own field or file, and the first one gets the focus', async ({ page }) => {
  await openContactPage(page, pipwell);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  for (const text of [
    'Enter your first name',
    'Enter your last name',
    'Enter an email address like name@example.com',
    'Choose a subject',
    'Tell us how we can help',
  ])
    await expect(main(page).getByText(text)).toBeVisible();
  await expect(main(page).getByLabel('First name')).toBeFocused();
  await expectNoAxeFindings(page);

  await fillContactForm(page);
  await page.locator('#contact-files').setInputFiles([
    file('large.png', png(5 * MB + 1)),
    file('run.exe', Buffer.from('MZ')),
    file('nothing.png', Buffer.alloc(0)),
    file('good.png', png()),
    // The extension alone proves nothing: the back end checks the content.
    file('not-a-picture.png', Buffer.from('just words, and many of them')),
    file('bill.exe.pdf', pdf),
  ]);
  await expect(listed(page, 'large.png')).toContainText('This file is 5.0 MB. Files can be up to 5 MB.');
  await expect(listed(page, 'run.exe')).toContainText('This kind of file cannot be sent.');
  await expect(listed(page, 'nothing.png')).toContainText('This file is empty.');
  // The longest error message does not overflow a phone's screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectNoAxeFindings(page);
  // An invalid form is not sent.
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/contact/request')) requests += 1;
  });
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.locator('#contact-files')).toBeFocused();
  expect(requests).toBe(0);
  for (const name of ['large.png', 'run.exe', 'nothing.png'])
    await main(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(listed(page, 'not-a-picture.png')).toContainText('This file is neither a picture nor a PDF.');
  await expect(listed(page, 'bill.exe.pdf')).toContainText('This file has the name of a program.');
  await expect(page.locator('#contact-files')).toBeFocused();
  await expect(listed(page, 'good.png')).not.toContainText('This file');
  expect(requests).toBe(1);
  await expectNoAxeFindings(page);
  for (const name of ['not-a-picture.png', 'bill.exe.pdf'])
    await main(page)
      .getByRole('button', { name: `Remove ${name}` })
      .click();
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your message is with us.');
});

test('more than five files, or more than the total size, are rejected', async ({ page }) => {
  await openContactPage(page, pipwell);
  await page.locator('#contact-files').setInputFiles(Array.from({ length: 6 }, (_, at) => file(`${at}.png`, png())));
  await expect(listed(page, '5.png')).toContainText('Only 5 files can be sent. Remove one to send this.');
  await main(page).getByRole('button', { name: 'Remove 0.png' }).click();
  await expect(listed(page, '5.png')).not.toContainText('Only 5 files');
});

test('a large file shows its upload progress', async ({ page, devtools }) => {
  await openContactPage(page, pipwell);
  await fillContactForm(page);
  await page.locator('#contact-files').setInputFiles([file('photo.png', png(2 * MB))]);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 700_000,
  });
  await main(page).getByRole('button', { name: 'Send message' }).click();
  const bar = main(page).getByRole('progressbar', { name: 'Sending' });
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  await expect(main(page).getByRole('button', { name: 'Remove photo.png' })).toBeDisabled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your message is with us.', {
    timeout: 30_000,
  });
});

test('a member’s details are filled in, and typed text is never overwritten', async ({ page }) => {
  await page.request.post(`${baseURL}/en-gb/api/oauth/token`, {
    headers: { origin: baseURL },
    data: { grant_type: 'password', username: pipwell.member.email, password: pipwell.member.password },
  });
  await page.goto(`${baseURL}/contact`, { waitUntil: 'networkidle' });
  await expect(main(page).getByLabel('First name')).toHaveValue(pipwell.member.firstname);
  await expect(main(page).getByLabel('Email')).toHaveValue(pipwell.member.email);
});

test('text typed before the form’s code has loaded is kept', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Over a slow network, on which the code arrives late.
  await page.route(/\/ContactForm\./, async (route) => {
    await held;
    await route.continue();
  });
  // The HTML is there long before everything has loaded.
  await page.goto(`${originOf(pipwell)}/contact`, { waitUntil: 'domcontentloaded' });
  await main(page).getByLabel('First name').fill('Grace');
  await main(page).getByLabel('Your message').fill('Typed early');
  release();
  // Typing continues meanwhile.
  await page.keyboard.type(' and on and on, as the code comes', { delay: 15 });
  await expect(main(page).getByText('Choose files')).toBeVisible();
  await expect(main(page).getByLabel('First name')).toHaveValue('Grace');
  await expect(main(page).getByLabel('Your message')).toHaveValue('Typed early and on and on, as the code comes');
  await expect(main(page).getByLabel('Your message')).toBeFocused();
});

test('the rate limit’s message is shown where the shopper sees it', async ({ page }) => {
  const often = `often-${crypto.randomUUID()}@example.com`;
  for (let count = 0; count < 5; count += 1) {
    const reply = await page.request.post(`${baseURL}/en-gb/api/contact/request`, {
      headers: { origin: baseURL },
      multipart: { firstName: 'Ada', lastName: 'Hart', emailAddress: often, subject: 'Often', message: `${count}` },
    });
    expect(reply.status()).toBe(200);
  }
  await openContactPage(page, pipwell);
  await fillContactForm(page);
  await main(page).getByLabel('Email').fill(often);
  await main(page).getByRole('button', { name: 'Send message' }).click();
  await expect(
    main(page).getByText('You have tried that too many times. Please wait a minute and try again.'),
  ).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[8.02] the plain form is submitted, returns with the entered text when it is rejected, and thanks when it is accepted', async ({
    page,
  }) => {
    await page.goto(`${baseURL}/contact?order=PW-10042`);
    await expect(main(page).getByLabel('Order number')).toHaveValue('PW-10042');
    await fillContactForm(page);
    await main(page).getByLabel('Phone number').fill('12');
    await main(page)
      .locator('input[name=files]')
      .setInputFiles([file('eggs.png', png())]);
    const refused = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await main(page).getByRole('button', { name: 'Send message' }).click();
    expect((await refused).status()).toBe(422);
    expect((await refused).headers()['cache-control']).toBe('no-store');
    await expect(
      main(page).getByText('There was a validation error, please make sure your details are correct.'),
    ).toBeVisible();
    await expect(main(page).getByText('Enter a phone number like 07700 900123, or leave it empty')).toBeVisible();
    await expect(main(page).getByText('Choose your files again: they were not kept.')).toBeVisible();
    await expect(main(page).getByLabel('First name')).toHaveValue('Ada');
    await expect(main(page).getByLabel('Your message')).toHaveValue(
      'Two of the eggs came cracked.\nA picture is with it.',
    );
    await main(page).getByLabel('Phone number').fill('07700 900123');
    await main(page)
      .locator('input[name=files]')
      .setInputFiles([file('eggs.png', png())]);
    await main(page).getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=PW-C/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your message is with us.');

    await page.goto(`${baseURL}/contact`);
    await fillContactForm(page);
    await main(page)
      .locator('input[name=files]')
      .setInputFiles([{ name: 'run.exe', mimeType: 'image/png', buffer: Buffer.from('MZ') }]);
    await main(page).getByRole('button', { name: 'Send message' }).click();
    await expect(
      main(page).getByText('That file cannot be sent. Use a smaller file, a picture or a PDF.'),
    ).toBeVisible();
    await expect(main(page).getByLabel('First name')).toHaveValue('Ada');
  });

  test('files that are too large together are reported by name, and the text is kept', async ({ page }) => {
    await page.goto(`${baseURL}/contact`);
    await fillContactForm(page);
    const large = file('large.png', png(17 * MB));
    await main(page).locator('input[name=files]').setInputFiles([large]);
    const refused = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await main(page).getByRole('button', { name: 'Send message' }).click();
    expect((await refused).status()).toBe(413);
    await expect(main(page).getByRole('alert')).toHaveText(
      'Together your files are too large. Send fewer, or smaller ones.',
    );
    await expect(main(page).getByLabel('First name')).toHaveValue('Ada');
    await expect(main(page).getByLabel('Your message')).toHaveValue(
      'Two of the eggs came cracked.\nA picture is with it.',
    );
    await expect(main(page).getByText('Choose your files again: they were not kept.')).toBeVisible();
  });
});

test('another site’s form is rejected, and so is an invalid body', async ({ request }) => {
  const foreign = await request.post(`${baseURL}/contact`, {
    headers: { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
    multipart: { firstName: 'Eve' },
  });
  expect(foreign.status()).toBe(403);
  for (const [type, status] of [
    ['multipart/form-data', 400],
    ['multipart/form-data; boundary=x', 400],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
  ] as const) {
    const reply = await request.post(`${baseURL}/contact`, {
      headers: { origin: baseURL, 'content-type': type },
      data: 'firstName=Ada&message=Eggs',
    });
    expect([type, reply.status(), reply.headers()['cache-control']]).toEqual([type, status, 'no-store']);
    const html = await reply.text();
    expect(html).toContain('We could not read what your browser sent. Please try again.');
    if (type.startsWith('application/')) expect(html).toContain('value="Ada"');
  }
});
