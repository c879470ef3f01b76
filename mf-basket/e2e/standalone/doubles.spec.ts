import { expect } from '@playwright/test';
import { DoubleDriver } from '@storefront/testing/double-driver';
import { test } from '@storefront/testing/neighbour-test';

test('doubles show their name in each place, reply by their contract, and refuse loudly what it does not allow', async ({
  page,
  contractFaults,
}) => {
  await page.goto('/');
  await expect(page.getByText('Contract double of mf-store-search: store-search')).toBeVisible();
  await page.goto('/stores/borough');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract double of mf-catalogue');
  const catalogue = new DoubleDriver(page, 'mf-catalogue');
  expect(await catalogue.request('member:set-favourite')).toEqual({ kind: 'set' });
  const reply = await catalogue.request('member:set-favourite', { menuItemId: 'seven' });
  expect(reply).toEqual({ kind: 'unavailable' });
  await expect
    .poll(() => [...contractFaults])
    .toEqual([
      expect.stringMatching(
        /^Contract double of mf-member .* refuses the command 'member:set-favourite' with \{"menuItemId":"seven"\}: .*isFavourite.*\/menuItemId must be number/,
      ),
    ]);
  contractFaults.length = 0;
  await expect(catalogue.emit('slots:reserved')).rejects.toThrow('By its contract mf-catalogue emits nothing');
});

test('a command that is requested as soon as the double is there gets the reply that was asked for before', async ({
  page,
}) => {
  const refused = { kind: 'refused', code: 'invalid_credentials' };
  await page.addInitScript(
    (replies) => {
      let doubles: object = {};
      let early: Promise<unknown> | undefined;
      Object.assign(globalThis, { contractDoubleReplies: replies, earlyReply: () => early });
      Object.defineProperty(globalThis, 'contractDoubles', {
        get: () => doubles,
        set: (made: object) => {
          doubles = made;
          if (!('mf-member' in made)) return;
          const bus = (globalThis as never)[Symbol.for('storefront.bus') as never] as {
            request(command: string, payload: unknown): Promise<unknown>;
          };
          early ??= bus.request('member:log-in', { email: 'a@example.test', password: 'x' });
        },
      });
    },
    { 'member:log-in': refused },
  );
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { earlyReply(): Promise<unknown> }).earlyReply()))
    .toEqual(refused);
});

test('what is refused in another browser context is a fault, too', async ({ context, baseURL, contractFaults }) => {
  const other = await context.browser()?.newContext({ baseURL: baseURL ?? '' });
  const page = await other?.newPage();
  if (!page) throw new Error('The browser has no other context.');
  await page.goto('/');
  await new DoubleDriver(page, 'mf-catalogue').request('member:set-favourite', {});
  await other?.close();
  expect(contractFaults).toEqual([expect.stringContaining("refuses the command 'member:set-favourite' with {}")]);
  contractFaults.length = 0;
});

test('a refused command fails the test, also before the console reports it', async ({ page }) => {
  test.fail();
  await page.goto('/');
  await page.evaluate(() => {
    console.error = () => undefined;
  });
  await new DoubleDriver(page, 'mf-catalogue').request('member:set-favourite', { menuItemId: 'seven' });
});
