import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freeSlots } from '@storefront/testing/free-slots';
import { test } from '@storefront/testing/own-agent';
import { ShopperSession } from '@storefront/testing/shopper-session';
import { maskVisit } from '@storefront/testing/visits/masking/mask-visit';
import { VisitRecorder } from '@storefront/testing/visits/recording/record-visit';
import { isUrlEvent, type Visit } from '@storefront/testing/visits/visit.types';
import { visitFile } from '@storefront/testing/visits/visit-file';
import { BOROUGH } from './support/neighbours';

const FILE = join(import.meta.dirname, 'visits/baguette-and-slot.json');

const withoutTimes = (text: string) => text.replace(/\d{4}-\d\d-\d\d/, 'DAY').replace(/.*\d.*/, 'a time');

/** What does not differ between two recordings of the same visit: the shopper is faster or slower than replies are. */
const outline = ({ events, calls }: Visit) => ({
  actions: events.flatMap((event) =>
    event.kind === 'action' ? [`${event.does} ${withoutTimes(event.target.name)}`] : [],
  ),
  others: unique(
    events.flatMap((event) => {
      if (event.kind === 'action') return [];
      return `${event.kind} ${isUrlEvent(event) ? withoutTimes(event.url) : event.name}`;
    }),
  ),
  calls: unique(calls.map(({ method, url, status }) => `${method} ${url} ${status}`)),
});

const unique = (texts: readonly string[]) => [...new Set(texts)].sort();

test('a visit is recorded without what is about a person, and is the one that is replayed', async ({
  page,
  context,
  baseURL,
}, { config }) => {
  await new ShopperSession(context.request, baseURL ?? '').chooseStore(BOROUGH, 'delivery');
  const recorder = await VisitRecorder.start(page);
  await page.goto('/stores/borough/search/baguette');
  await page.getByRole('button', { name: 'Add Baguette to basket' }).click();
  const lastBasket = () => recorder.events.findLast((event) => event.kind === 'state' && event.name === 'basket');
  await expect.poll(lastBasket).toMatchObject({ value: { count: 1 } });
  await page.goto('/basket');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'One more Baguette' }).click();
  await expect.poll(lastBasket).toMatchObject({ value: { count: 2 } });
  await main.getByRole('link', { name: 'Choose a time' }).first().click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await freeSlots(page).first().click();
  await main.getByRole('link', { name: 'Back to basket' }).click();
  await expect(main.getByRole('button', { name: 'One more Baguette' })).toBeVisible();
  // The basket's page reads it again.
  await expect.poll(() => recorder.events.at(-1)).toMatchObject({ kind: 'state', name: 'basket' });
  const visit = maskVisit(recorder.visit());
  if (config.updateSnapshots === 'all') writeFileSync(FILE, visitFile(visit));
  expect(outline(visit)).toEqual(outline(JSON.parse(readFileSync(FILE, 'utf8')) as Visit));
  expect(JSON.stringify(visit)).not.toMatch(/SE1 9GF|51\.5045|Baguette/);
});
