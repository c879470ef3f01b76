import type { BusinessFile } from '@storefront/api/entities/business-file';
import { eq } from 'drizzle-orm';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { stores } from '../../database/schema/store';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const fernhill: BusinessFile = {
  name: 'Fernhill',
  hosts: ['garden.localhost'],
  look: 'grocery',
  strapline: 'Everything for the garden',
  theme: { brand: '#6b2150', brandDeep: '#4d1238', onBrandSoft: '#4d1238', rButton: '4px' },
};
const save = (business: BusinessFile, more: { checkOnly?: boolean } = {}) =>
  service.call('POST /admin/business-save', { business, ...more }, { admin: true });
const settingsOf = async (host: string) => service.call('POST /white-label/settings', { host });

test('only an operator may save a business', async () => {
  const reply = await service.call('POST /admin/business-save', { business: fernhill });
  expect(reply.status).toBe(401);
  expect((await settingsOf('garden.localhost')).status).toBe(404);
});

test('a dry run saves nothing', async () => {
  expect((await save(fernhill, { checkOnly: true })).data).toMatchObject({ isNew: true });
  expect((await settingsOf('garden.localhost')).status).toBe(404);
});

test('a business is added with its settings and defaults for the rest, and is live at its host at once', async () => {
  const { status, data } = await save(fernhill);
  expect([status, data.isNew]).toEqual([200, true]);
  const settings = await settingsOf('garden.localhost');
  expect(settings.data).toMatchObject({
    businessId: data.businessId,
    name: 'Fernhill',
    brand: 'grocery',
    theme: fernhill.theme,
    currency: 'GBP',
    paymentMethods: ['cash'],
  });
});

test('settings are read by the business’s name, too, and by no other', async () => {
  const named = (name: string) => service.call('POST /white-label/settings', { name });
  expect((await named('fernhill')).data.name).toBe('Fernhill');
  for (const name of ['Fernhill', 'fernhil', '%'])
    expect((await named(name)).problem).toMatchObject({ status: 404, code: 'business_not_found' });
  expect((await named('')).problem.code).toBe('validation_failed');
});

test('the same file again changes nothing; omitted fields are unchanged', async () => {
  expect((await save(fernhill)).data).toMatchObject({ isNew: false, changed: [] });
  const { data } = await save({ ...fernhill, strapline: undefined, features: { tips: true } });
  expect(data.changed).toEqual(['features']);
  const settings = await settingsOf('garden.localhost');
  expect(settings.data.strapline).toBe('Everything for the garden');
  expect(settings.data.features).toMatchObject({ tips: true, guestCheckout: true });
});

test.each<[string, Partial<BusinessFile>, string]>([
  ['colours that cannot be read', { theme: { muted: '#d9d3c3' } }, 'theme/muted'],
  ['a value that is CSS', { theme: { rButton: '0}*{display:none' } }, 'theme/rButton'],
  [
    'a rule that is none',
    { postcodeRules: [{ country: 'GB', pattern: '[', maxLength: 8, example: 'SE1 9GF' }] },
    'postcodeRules/0/pattern',
  ],
  [
    'an example that breaks its rule',
    { postcodeRules: [{ country: 'GB', pattern: '^\\d+$', maxLength: 8, example: 'SE1 9GF' }] },
    'postcodeRules/0/example',
  ],
  ['an unknown time zone', { timeZone: 'Europe/Narnia' }, 'timeZone'],
  ['an unknown currency', { currency: 'ZZZ' }, 'currency'],
  ['a host twice', { hosts: ['garden.localhost', 'garden.localhost'] }, 'hosts'],
])('%s is refused, named, and nothing changes', async (_, wrong, path) => {
  const before = (await settingsOf('garden.localhost')).data;
  const { status, problem } = await save({ ...fernhill, strapline: 'Changed', ...wrong });
  expect([status, problem.code]).toEqual([422, 'validation_failed']);
  expect(problem.errors?.map((error) => error.path)).toContain(path);
  expect((await settingsOf('garden.localhost')).data).toEqual(before);
});

test.each<[string, Record<string, unknown>]>([
  [
    'a link that runs a script',
    { headerFooter: { header: { links: [{ label: 'x', href: 'javascript:alert(1)' }], notice: null } } },
  ],
  ['a map style without https', { mapStyle: { url: 'http://tiles.example.com/style.json', attribution: '© Streets' } }],
  ['a picture of another host', { logo: 'https://example.com/logo.svg' }],
  ['an unknown look', { look: 'neon' }],
  ['an unknown setting', { colour: 'red' }],
  ['a host with a port', { hosts: ['garden.localhost:4200'] }],
])('%s is no business file', async (_, wrong) => {
  expect((await save({ ...fernhill, ...wrong } as BusinessFile)).status).toBe(422);
});

test('a host of another business is rejected', async () => {
  const { status, problem } = await save({ ...fernhill, name: 'Other', hosts: ['garden.localhost'] });
  expect([status, problem.code]).toEqual([409, 'host_taken']);
});

test('a part of a business has its own hosts, texts and colours, and the business’s for the rest', async () => {
  const part = {
    subBusinessId: 1,
    name: 'Fernhill Trade',
    hosts: ['trade.localhost'],
    copy: { searchPlaceholder: 'Search the trade counter' },
    theme: { rButton: '0' },
    mapStyle: { url: 'https://tiles.example.com/style.json?key=1', attribution: '© Streets' },
  };
  const { data } = await save({ ...fernhill, subBusinesses: [part] });
  const settings = (await settingsOf('trade.localhost')).data;
  expect(settings).toMatchObject({ businessId: data.businessId, subBusinessId: 1, name: 'Fernhill Trade' });
  expect(settings.theme).toEqual({ ...fernhill.theme, rButton: '0' });
  expect(settings.copy.searchPlaceholder).toBe('Search the trade counter');
  expect(settings.mapStyle).toEqual(part.mapStyle);
  const named = await service.call('POST /white-label/settings', { name: 'fernhill-trade' });
  expect(named.data.subBusinessId).toBe(1);
  const whole = (await settingsOf('garden.localhost')).data;
  expect([whole.subBusinessId, whole.mapStyle]).toEqual([undefined, undefined]);
  const unreadable = { ...part, theme: { ink: '#eeeeee' } };
  const refused = await save({ ...fernhill, subBusinesses: [unreadable] });
  expect(refused.problem.errors?.[0]?.path).toBe('subBusinesses/0/theme/ink');
});

describe('an open shop', () => {
  const openShopOf = async () => (await settingsOf('fresh.localhost')).data.openShop;
  const named = async (openShop: string | null) => {
    const { name, hosts } = (await settingsOf('fresh.localhost')).data;
    return save({ name, hosts, look: 'grocery', openShop });
  };

  test('shows visitors the listed store that the business names; a business that names none is not open', async () => {
    expect(await openShopOf()).toBeUndefined();
    expect((await named('borough')).data.changed).toEqual(['openShop']);
    expect(await openShopOf()).toEqual({ id: expect.any(Number), slug: 'borough', name: 'Store borough' });
    expect((await settingsOf('house.localhost')).data.openShop).toBeUndefined();
    expect((await named(null)).data.changed).toEqual(['openShop']);
    expect(await openShopOf()).toBeUndefined();
  });

  test.each([
    ['no store', 'nowhere'],
    ['a store of another business', 'house'],
  ])('%s is refused, named, and nothing changes', async (_, openShop) => {
    await named('borough');
    const { status, problem } = await named(openShop);
    expect([status, problem.errors?.map(({ path }) => path)]).toEqual([422, ['openShop']]);
    expect(await openShopOf()).toMatchObject({ slug: 'borough' });
  });

  test('a store that is not listed any more closes the shop that names it, and is refused', async () => {
    await named('borough');
    await service.db.update(stores).set({ listed: false }).where(eq(stores.slug, 'borough'));
    service.context.cache.clear();
    expect(await openShopOf()).toBeUndefined();
    expect((await named('borough')).status).toBe(422);
  });
});
