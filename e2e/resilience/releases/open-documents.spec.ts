import { expect, test } from '@playwright/test';
import { currentComposition } from '@storefront/releases/compositions/current-composition';
import { runRelease } from '../support/release-command';
import { TestStorefront } from '../support/test-storefront';

const ACTION = 'basket/add-item';

let storefront: TestStorefront;
test.beforeAll(async () => {
  storefront = new TestStorefront(Number(process.env.E2E_RESILIENCE_PORT) + 120 + test.info().parallelIndex);
  await storefront.start();
});
test.afterAll(() => storefront.stop());

test('an action that an open page posts to ends only with --allow-removal, by real commands', async ({ request }) => {
  /** Presses the button of an older page, as a browser without scripts does; resolves with where it leads. */
  const press = async () => {
    const headers = { origin: storefront.url, referer: `${storefront.url}/faqs` };
    const options = { form: { storeId: '101' }, headers, maxRedirects: 0 };
    return (await request.post(`${storefront.url}/actions/${ACTION}`, options)).headers().location;
  };
  const catalogue = await storefront.publish('mf-catalogue', { without: ACTION, fallback: false });
  const basket = await storefront.publish('mf-basket', { without: ACTION, fallback: false });
  expect(await runRelease(storefront, 'promote', `mf-catalogue@${catalogue}`)).toMatchObject({ code: 0 });
  const shown = await storefront.shownComposition();

  const refused = await runRelease(storefront, 'promote', `mf-basket@${basket}`);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.errors).toBe(
    `The action '${ACTION}', which only mf-basket ${storefront.firstVersion('mf-basket')} handles, is used by mf-catalogue ${storefront.firstVersion('mf-catalogue')} (open documents). Remove it a day after the last page that posts to it, or promote or retire with --allow-removal.\n`,
  );
  expect(await storefront.shownComposition()).toBe(shown);
  expect(await press()).not.toContain('system_error');

  const removed = await runRelease(storefront, 'promote', `mf-basket@${basket}`, '--allow-removal');
  expect(removed).toMatchObject({ code: 0 });
  expect(await press()).toBe('/faqs?problem=system_error');

  expect(await runRelease(storefront, 'rollback', 'mf-basket')).toMatchObject({ code: 0 });
  expect(await press()).not.toContain('system_error');
});

test('pages of a canary that has ended and of a business that is no longer pinned count, by real commands', async () => {
  const publishForm = (mark: string) => storefront.publish('mf-catalogue', { mark, fallback: false });
  const [tried, pinned] = [await publishForm('canary'), await publishForm('pin')];
  const run = async (...words: string[]) => {
    const outcome = await runRelease(storefront, ...words);
    expect(outcome).toMatchObject({ code: 0 });
    return outcome.output;
  };
  await run('canary', `mf-catalogue@${tried}`, '--name', 'form');
  await run('canary', 'end', 'form');
  const [, composition = ''] = /is shown (\w{32})/.exec(await run('link', `mf-catalogue@${pinned}`)) ?? [];
  await run('pin', 'lathmere', composition);
  await run('unpin', 'lathmere');
  const basket = await storefront.publish('mf-basket', { without: ACTION, mark: 'last', fallback: false });
  const { code, errors } = await runRelease(storefront, 'promote', `mf-basket@${basket}`);
  expect([code, errors]).toEqual([
    1,
    expect.stringContaining(
      `(open documents), mf-catalogue ${tried} (open documents of canary form), mf-catalogue ${pinned} (open documents of lathmere). Remove it`,
    ),
  ]);
});

test('a version without a command, a page or a boundary that others use is refused with its consumers, by real commands', {
  tag: '@gate',
}, async () => {
  const [shown, first] = [await storefront.shownComposition(), storefront.firstVersion('mf-basket')];
  for (const [lacks, sentence] of [
    [
      'basket:add-item',
      `The command 'basket:add-item', which only mf-basket ${first} handles, is used by mf-catalogue `,
    ],
    ['/basket', `The page 'basket' at /basket, which only mf-basket ${first} has, is used by mf-basket `],
    ['basket-drawer', `The boundary 'basket-drawer', which only mf-basket ${first} provides, is used by mf-catalogue `],
  ] as const) {
    const version = await storefront.publish('mf-basket', { lacks, fallback: false });
    for (const command of ['promote', 'canary', 'link']) {
      const { code, errors } = await runRelease(storefront, command, `mf-basket@${version}`);
      expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
    }
  }
  expect(await storefront.shownComposition()).toBe(shown);
});

test('a rollback of one package leaves another that was promoted later, by real commands', {
  tag: '@gate',
}, async () => {
  const slots = await storefront.publish('mf-slots', { mark: 'earlier', fallback: false });
  const member = await storefront.publish('mf-member', { mark: 'later', fallback: false });
  for (const words of [
    ['promote', `mf-slots@${slots}`],
    ['promote', `mf-member@${member}`],
    ['rollback', 'mf-slots'],
  ])
    expect(await runRelease(storefront, ...words)).toMatchObject({ code: 0 });
  expect(currentComposition(storefront.store, storefront.key)?.packages).toMatchObject({
    'mf-slots': { version: storefront.firstVersion('mf-slots') },
    'mf-member': { version: member },
  });
});

test('a version that does not fit the running back end is refused with the operation and the field, by real commands', async () => {
  const document = await (await fetch(`${storefront.shellUrl}/en-gb/api/openapi.json`)).json();
  const { schema } = document.paths['/basket/save-item'].post.requestBody.content['application/json'];
  schema.required = [...(schema.required ?? []), 'gift'];
  schema.properties.gift = { type: 'boolean' };
  const fault = { kind: 'status', status: 200, body: JSON.stringify(document) } as const;
  storefront.back.rules = [{ path: '/openapi\\.json$', fault }];
  const version = await storefront.publish('mf-basket', { mark: 'another shape', fallback: false });
  const [shown, states] = [await storefront.shownComposition(), storefront.store.sequences('stable')];
  const refused = await runRelease(storefront, 'promote', `mf-basket@${version}`);
  expect(refused).toEqual({
    code: 1,
    output: '',
    errors: `mf-basket ${version} does not fit the back end at ${storefront.shellUrl}: it calls POST /basket/save-item with a body that it does not accept: 'gift' may be missing. Release that back end first, build the package for this one, or add --allow-misfit.\n`,
  });
  // An error that it handles.
  const calls = Object.entries(storefront.manifestOf('mf-basket', version).schemas?.operations?.byOperation ?? {});
  const [key = '', { errors } = {}] = calls.find(([one, call]) => call.errors && one.startsWith('POST')) ?? [];
  schema.required.pop();
  document.paths[key.replace('POST ', '')].post['x-errors'] = [];
  storefront.back.rules = [{ path: '/openapi\\.json$', fault: { ...fault, body: JSON.stringify(document) } }];
  expect(await runRelease(storefront, 'promote', `mf-basket@${version}`)).toMatchObject({
    code: 1,
    errors: expect.stringContaining(
      `it calls ${key} and handles its error '${errors?.enum?.[0]}', which it no longer has.`,
    ),
  });
  expect([await storefront.shownComposition(), storefront.store.sequences('stable')]).toEqual([shown, states]);
  expect(await runRelease(storefront, 'promote', `mf-basket@${version}`, '--allow-misfit')).toMatchObject({ code: 0 });
  storefront.back.rules = [];
});
