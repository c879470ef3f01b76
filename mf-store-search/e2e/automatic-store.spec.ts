import { expect } from '@playwright/test';
import { test } from '@storefront/testing/neighbour-test';
import { createSpecialHosts } from '@storefront/testing/special-hosts';
import { originOf } from './support/hosts';
import { addLoaf, sessionOf } from './support/in-page';
import { expectProblem, field, searchButton, waitForHydration } from './support/search';

const BOROUGH = 101;
const STOKE_NEWINGTON = 102;

test.beforeAll(({ browserName: _ }, testInfo) => createSpecialHosts(testInfo));

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('[4.08] a search is checked, its place stored, and it redirects to the nearest store or the basket if the business wants that, else to the nearby stores', async ({
      page,
      neighbours,
    }, testInfo) => {
      const quick = originOf('quick', testInfo);
      const search = async (origin: string, postcode: string) => {
        await page.goto(origin);
        if (javaScriptEnabled) await waitForHydration(page);
        await field(page).fill(postcode);
        await searchButton(page).click();
      };

      await test.step('the setting is off: the place is remembered, the stores are listed', async () => {
        await search('/', 'nowhere');
        await expectProblem(page, 'nowhere is not a valid postcode');
        expect((await sessionOf(page)).location).toBeNull();
        await search('/', 'se1 9gf');
        await expect(page).toHaveURL('/stores-near-by?fulfilment=delivery&postcode=se1+9gf');
        expect(await sessionOf(page)).toMatchObject({ store: null, location: { postcode: 'SE1 9GF' } });
      });

      await test.step('the setting is on: the nearest store that can serve is chosen, and its menu shown', async () => {
        await search(quick, 'N16 8EL');
        await expect(page).toHaveURL(`${quick}/stores/stoke-newington`);
        expect(await sessionOf(page)).toMatchObject({
          store: { name: 'Stoke Newington' },
          location: { postcode: 'N16 8EL' },
          fulfilment: 'delivery',
        });
      });

      await test.step('none is found: the stores near by', async () => {
        await search(quick, 'TR1 2AB');
        await expect(page).toHaveURL(`${quick}/stores-near-by?fulfilment=delivery&postcode=TR1+2AB`);
        await expect(page.getByText('No store delivers to TR1 2AB yet, and none is near enough')).toBeVisible();
      });

      await test.step('with a basket of that store: the basket', async () => {
        await search(quick, 'SE1 9GF');
        await expect(page).toHaveURL(`${quick}/stores/borough`);
        await addLoaf(page, BOROUGH);
        await search(quick, 'SE1 9GF');
        await expect(page).toHaveURL(`${quick}/basket`);
      });

      await test.step('with a basket of another store: the basket, which says what of it moves', async () => {
        await search(quick, 'N16 8EL');
        await expect(page).toHaveURL(new RegExp(`^${quick}/basket\\?storeId=${STOKE_NEWINGTON}&fulfilment=delivery&`));
        if (neighbours !== 'doubles')
          await expect(page.getByRole('button', { name: 'Move 1 item and shop at Stoke Newington' })).toBeVisible();
        expect(await sessionOf(page)).toMatchObject({ store: { name: 'Borough' }, basket: { count: 1 } });
      });
    });
  });
