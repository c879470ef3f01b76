import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { errorMessage } from '@storefront/api/error-message';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { test } from '@storefront/testing/neighbour-test';
import type { DoublesOfPage } from '@storefront/testing/neighbours/double-in-page.types';
import { requestFromPage } from '@storefront/testing/request-from-page';
import { ShopperSession } from '@storefront/testing/shopper-session';
import type { SeamManifest } from '@storefront/testing/visits/remote-seam';
import { replayVisit } from '@storefront/testing/visits/replay/replay-visit';
import type { Visit } from '@storefront/testing/visits/visit.types';
import { BOROUGH } from '../support/neighbours';
import { RecordCommand } from '../support/record-command';

const manifest = resolve(import.meta.dirname, '../../dist/browser-manifest.json');
/** Beside those of the suite's storefront. */
const portOf = (baseURL: string | undefined, at: number) => Number(new URL(baseURL ?? '').port) + 12 + at;

test('the command records a visit without what was typed, and the visit is replayed', async ({
  page,
  baseURL,
}, info) => {
  const file = info.outputPath('visits/note.json');
  const command = new RecordCommand(portOf(baseURL, 0), '--base-url', baseURL ?? '', '--path', '/faqs', file);
  const shopper = await command.page();
  const session = new ShopperSession(requestFromPage(shopper), baseURL ?? '');
  await session.chooseStore(BOROUGH, 'delivery');
  const { id, name } = await session.item(BOROUGH, 'baguette');
  await shopper.goto(`${baseURL}/basket`);
  const item = { storeId: BOROUGH, name, menuItem: { id } };
  await new DoubleDriver(shopper, 'mf-catalogue').request('basket:add-item', item);
  await shopper.getByRole('button', { name: 'One more Baguette' }).click();
  await shopper.getByRole('button', { name: 'More for Baguette' }).click();
  await shopper.getByRole('button', { name: /note/i }).click();
  const dialog = shopper.getByRole('dialog');
  await dialog.getByLabel('Note for the picker').fill('Ring Rosalind Quill on 07700 900999');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shopper.getByText('Ring Rosalind Quill on 07700 900999')).toBeVisible();
  await shopper.getByRole('main').getByRole('link', { name: 'Choose a time' }).first().click();
  await expect(shopper).toHaveURL(/\/time-slots/);
  await shopper.goBack();
  const more = shopper.getByRole('button', { name: 'One more Baguette' });
  await expect(more).toBeVisible();
  // To another document, and from there.
  await shopper.goBack();
  await expect(shopper).toHaveURL(`${baseURL}/faqs`);
  await shopper.goForward();
  await expect(more).toBeVisible();
  await shopper.close();
  expect(await command.ended()).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^.*\n\S+note\.json has \d\d events and \d+ calls\. Read it before you commit it\.\n$/,
    ),
    errors: '',
  });

  const text = readFileSync(file, 'utf8');
  expect(text).not.toMatch(/Rosalind|Quill|900999|SE1 9GF|51\.5045|Baguette/);
  const visit = JSON.parse(text) as Visit;
  expect(visit.events).toContainEqual(
    expect.objectContaining({ does: 'fill', value: expect.stringMatching(/^Masked /) }),
  );
  await replayVisit(page, visit, JSON.parse(readFileSync(manifest, 'utf8')) as SeamManifest, baseURL ?? '');
  // Known before its page loads: this remote requests nothing of its neighbours.
  expect(await page.evaluate(() => (globalThis as DoublesOfPage).contractDoubleReplies)).toEqual({});
  // The replay has gone back, too, so the page that was left is the next one.
  await page.goForward();
  await expect(page).toHaveURL(/\/time-slots/);
});

test('Ctrl+C records nothing, and closes the browser', async ({ baseURL }, info) => {
  const file = info.outputPath('visit.json');
  const command = new RecordCommand(portOf(baseURL, 1), '--base-url', baseURL ?? '', file);
  await (await command.page()).goto(`${baseURL}/faqs`);
  command.pressControlC();
  expect(await command.ended()).toMatchObject({ code: 'SIGINT', errors: '' });
  expect(existsSync(file)).toBe(false);
  // The browser ends a moment after its command.
  const connection = () => command.connect().then(() => 'open', errorMessage);
  await expect.poll(connection).toContain('ECONNREFUSED');
});

test('a command that cannot record says so in one sentence, and writes nothing', async ({ baseURL }, info) => {
  const file = info.outputPath('visit.json');
  const known = info.outputPath('known.json');
  writeFileSync(known, 'a visit');
  const cases: readonly [readonly string[], string][] = [
    [['--base-url', 'http://127.0.0.1:1', file], 'The storefront does not reply to http://127.0.0.1:1/.'],
    [['--base-url', baseURL ?? '', '--path', '/nothing', file], `The storefront replied 404 to ${baseURL}/nothing.`],
    [['--base-url', baseURL ?? '', known], `${known} exists already; remove it to record the visit again.`],
    [['--base-url', baseURL ?? '', join(file, '..', 'visit.ts')], "The visit's file must end with .json: "],
    [['--base-url', 'nonsense', file], 'Usage: npm run record -- --base-url '],
  ];
  const outcomes = await Promise.all(
    cases.map(([words], at) => new RecordCommand(portOf(baseURL, 2 + at), ...words).ended()),
  );
  for (const [at, { code, output, errors }] of outcomes.entries()) {
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(cases[at]?.[1]);
    expect(errors.trim().split('\n')).toHaveLength(1);
  }
  expect(readFileSync(known, 'utf8')).toBe('a visit');
  expect(existsSync(file)).toBe(false);
});
