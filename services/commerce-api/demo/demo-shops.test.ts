import { businessContent } from '@storefront/api/entities/business-content';
import { contentPaths } from '@storefront/routes/reserved-paths';
import { Value } from 'typebox/value';
import { recipes } from '../../../tools/pictures/recipes';
import type { Database, OpenDatabase } from '../src/database/database.types';
import { businesses, places } from '../src/database/schema/business';
import { banners, categories, deals, itemOptions, items, storeItems } from '../src/database/schema/catalogue';
import { campaigns, contentPages, contentRedirects } from '../src/database/schema/content';
import { searchSynonyms, searchTerms } from '../src/database/schema/search';
import { deliveryZones, slotTemplates } from '../src/database/schema/slots';
import { storeDeliveryAreas, stores } from '../src/database/schema/store';
import { synonymFaults } from '../src/modules/content/synonym-faults';
import { priceDeals } from '../src/modules/pricing/price-deals';
import { openDemoDatabase } from '../test-support/open-demo-database';
import { demoIds } from './content/ids';
import { demoShops } from './demo-shops';
import { readImportedRows } from './imported-rows';
import { memberRows } from './people/member-rows';
import { importDemoShop } from './seed-demo';

const NOW = new Date('2026-11-12T14:20:00Z');

/** What a start wrote. */
async function demoRows(db: Database) {
  return {
    businesses: (await db.select().from(businesses)).map(({ id, settings }) => ({ ...settings, id })),
    stores: await db.select().from(stores),
    deliveryAreas: await db.select().from(storeDeliveryAreas),
    deliveryZones: await db.select().from(deliveryZones),
    slotTemplates: await db.select().from(slotTemplates),
    gazetteer: await db.select().from(places),
    categories: await db.select().from(categories),
    items: await db.select().from(items),
    options: await db.select().from(itemOptions),
    storeItems: await db.select().from(storeItems),
    deals: await db.select().from(deals),
    banners: await db.select().from(banners),
    campaigns: await db.select().from(campaigns),
    pages: await db.select().from(contentPages),
    redirects: await db.select().from(contentRedirects),
    synonyms: await db.select().from(searchSynonyms),
    searchTerms: await db.select().from(searchTerms),
  };
}

let database: OpenDatabase;
let data: Awaited<ReturnType<typeof demoRows>>;
beforeAll(async () => {
  database = await openDemoDatabase(NOW);
  data = await demoRows(database.db);
});
afterAll(() => database.close());

const repeated = <T>(values: readonly T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index);
const ofBusiness = <T extends { businessId: number }>(rows: readonly T[], id: number): T[] =>
  rows.filter((row) => row.businessId === id);
const pictureNames = (): Set<string> => new Set(recipes().map((recipe) => recipe.motif));
const motifIn = (url: string | null | undefined): string => url?.split('/')[2] ?? '';

test('importing the files of a shop again changes nothing, and warns of nothing', async () => {
  for (const shop of demoShops) {
    const { counts, warnings } = await importDemoShop(database.db, shop, NOW, demoIds());
    expect(counts.filter(({ added, changed, removed, missing }) => added + changed + removed + missing > 0)).toEqual(
      [],
    );
    // The banners of the demonstration are code, with drawn pictures, and it has no staff.
    expect(counts.filter(({ unchanged }) => unchanged === 0).map(({ what }) => what)).toEqual(['banners', 'staff']);
    expect(warnings).toEqual([]);
  }
});

test('there is enough data to shop with', () => {
  expect(ofBusiness(data.items, 1).length).toBeGreaterThanOrEqual(900);
  expect(ofBusiness(data.items, 2).length).toBeGreaterThanOrEqual(350);
  expect(new Set(data.options.map((option) => option.itemId)).size).toBeGreaterThanOrEqual(60);
  expect(data.gazetteer.filter((place) => !place.postcode.includes(' ')).length).toBeGreaterThanOrEqual(400);
});

test('questions and pages name the prices of delivery that the stores charge', () => {
  for (const { id, copy } of data.businesses) {
    const stores = new Set(ofBusiness(data.stores, id).map((store) => store.id));
    const fees = data.slotTemplates
      .filter(({ storeId, fulfilmentMethod }) => stores.has(storeId) && fulfilmentMethod === 'delivery')
      .flatMap(({ storeId, fee }) => [
        fee,
        ...data.deliveryZones.filter((zone) => zone.storeId === storeId).map(({ feeAdded }) => fee + feeAdded),
      ]);
    const question = Object.keys(copy).find((key) => copy[key] === 'What does delivery cost?') ?? '';
    const answer = copy[question.replace('question', 'answer')] ?? '';
    const page = JSON.stringify(
      data.pages.find((one) => one.businessId === id && one.slug === 'delivery')?.sections ?? '',
    );
    const named = [answer, page]
      .flatMap((text) => text.match(/£[\d.]+\d/g) ?? [])
      .map((text) => Number(text.slice(1)) * 100);
    expect(named.length).toBeGreaterThan(0);
    for (const amount of named) expect([Math.min(...fees), Math.max(...fees)]).toContain(Math.round(amount));
  }
});

test('a shopper of either business can keep a held time for longer', () => {
  for (const { slotExtensions = 0 } of data.businesses) expect(slotExtensions).toBeGreaterThan(0);
});

test('categories are three levels deep and every leaf has items', () => {
  const depth = (id: number | null): number =>
    id === null ? 0 : 1 + depth(data.categories.find((row) => row.id === id)?.parentId ?? null);
  const parents = new Set(data.categories.map((row) => row.parentId));
  const leaves = data.categories.filter((row) => !parents.has(row.id));
  const stocked = new Set(data.items.map((item) => item.categoryId));
  expect(leaves.every((leaf) => depth(leaf.id) === 3)).toBe(true);
  expect(leaves.filter((leaf) => !stocked.has(leaf.id)).map((leaf) => leaf.slug)).toEqual([]);
});

test('the items of a family are in one category, differ in their values, and share their attributes', () => {
  const families = new Map<string, (typeof data.items)[number][]>();
  for (const item of data.items) {
    const code = `${item.businessId} ${item.family}`;
    if (item.family !== null) families.set(code, [...(families.get(code) ?? []), item]);
  }
  expect(families.size).toBeGreaterThan(150);
  const faults = [...families].filter(
    ([, members]) =>
      members.length < 2 ||
      new Set(members.map(({ categoryId }) => categoryId)).size > 1 ||
      repeated(members.map(({ variant }) => variant.map(({ value }) => value).join())).length > 0 ||
      new Set(members.map(({ variant }) => variant.map(({ name }) => name).join())).size > 1,
  );
  expect(faults.map(([code]) => code)).toEqual([]);
  const coloured = data.items.flatMap(({ variant }) => variant.filter(({ name }) => /Colour|Finish/.test(name)));
  expect(coloured.filter(({ colour }) => colour === null)).toEqual([]);
});

test('every referenced picture has a recipe', () => {
  const names = pictureNames();
  const urls = [
    ...data.items.map((item) => item.images.originals),
    ...data.categories.map((row) => row.image),
    ...data.deals.map((row) => row.image),
    ...data.banners.map((row) => row.image),
    ...data.businesses.flatMap((row) => [
      row.errorImage,
      row.icon,
      row.home.hero.image,
      ...row.home.sections.map((section) => section.image),
    ]),
  ];
  expect([...new Set(urls.map(motifIn))].filter((motif) => !names.has(motif))).toEqual([]);
});

test('every item has a picture of its own, each size and organic version too', () => {
  const named = new Map<string, string[]>();
  for (const { name, images } of data.items)
    named.set(images.originals, [...(named.get(images.originals) ?? []), name]);
  expect([...named.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test('every store sells every item of its business at a positive price', () => {
  expect(
    data.storeItems.filter((row) => row.price <= 0 || (row.wasPrice !== null && row.wasPrice <= row.price)),
  ).toEqual([]);
  for (const store of data.stores) {
    expect(data.storeItems.filter((row) => row.storeId === store.id)).toHaveLength(
      ofBusiness(data.items, store.businessId).length,
    );
  }
});

test('the sizes of a product and its organic version have one label', () => {
  const labels = new Map<string, Set<string>>();
  for (const { name, family, ingredients, allergens, nutrition } of data.items) {
    if (ingredients === null) continue;
    const product = (family ?? name).toLowerCase().replace(/^organic[ -]/, '');
    labels.set(product, (labels.get(product) ?? new Set()).add(JSON.stringify([ingredients, allergens, nutrition])));
  }
  expect([...labels].filter(([, { size }]) => size > 1).map(([product]) => product)).toEqual([]);
});

test('food has ingredients and, unless an animal eats it, nutrition', () => {
  const pets = data.categories.find(({ slug }) => slug === 'pets')?.id;
  const foods = data.items.filter(({ ingredients }) => ingredients !== null);
  expect(foods.length).toBeGreaterThan(850);
  expect(foods.filter(({ nutrition, categoryId }) => (nutrition.length === 8) === (categoryId === pets))).toEqual([]);
});

test('only alcohol and blades are age-restricted', () => {
  const shelves = ['red-wine', 'white-and-rose', 'sparkling-wine', 'beer-and-cider', 'spirits'];
  const ids = new Set(data.categories.filter((row) => shelves.includes(row.slug)).map((row) => row.id));
  const grown = (name: string): boolean => /knife|knives|\bsaw\b/i.test(name);
  const wrong = data.items.filter(
    (item) => (ids.has(item.categoryId) || grown(item.name)) !== (item.minimumAge === 18),
  );
  expect(wrong.map((item) => item.name)).toEqual([]);
});

test('a deal with any lamp counts every lamp', () => {
  const lamps = data.items.filter(({ businessId, name }) => businessId === 2 && /\b(lamp|pendant)\b/.test(name));
  const counted = data.deals.find(({ slug }) => slug === 'lamp-and-bulb')?.sections[0]?.itemIds ?? [];
  expect(lamps.filter(({ id }) => !counted.includes(id)).map(({ name }) => name)).toEqual([]);
});

test('every postcode area of the country is known, the islands included', () => {
  const areas = new Set(data.gazetteer.map(({ postcode }) => /^[A-Z]+/.exec(postcode)?.[0]));
  expect(areas.size).toBe(124);
  expect([...areas]).toEqual(expect.arrayContaining(['BT', 'JE', 'GY', 'IM']));
});

test('some places are in a delivery area and some are not', () => {
  const served = new Set(data.deliveryAreas.map((area) => area.prefix));
  const outcodes = new Set(
    data.gazetteer.filter((place) => !place.postcode.includes(' ')).map((place) => place.postcode),
  );
  expect([...served].filter((prefix) => !outcodes.has(prefix))).toEqual([]);
  expect(served.has('ZE1')).toBe(false);
  expect(data.gazetteer.map((place) => place.postcode)).toEqual(expect.arrayContaining(['SE1 9GF', 'BA1 5BG', 'ZE1']));
  expect(repeated(data.gazetteer.map((place) => place.postcode))).toEqual([]);
});

test('members order what their store sells, from existing addresses', async () => {
  const places = new Set(data.gazetteer.map((place) => place.postcode));
  const members = [];
  for (const { business, members: plans } of demoShops)
    members.push(...memberRows(plans, business.id, NOW, await readImportedRows(database.db, business.id), demoIds()));
  for (const member of members) {
    expect(member.emailAddress).toMatch(/@example\.com$/);
    expect(member.password.length).toBeGreaterThanOrEqual(8);
    expect(member.addresses.filter((address) => !places.has(address.postcode))).toEqual([]);
    const sold = new Set(ofBusiness(data.items, member.businessId).map((item) => item.id));
    expect(
      member.orders.every((order) => order.lines.every((line) => sold.has(line.itemId)) && order.placedAt < NOW),
    ).toBe(true);
  }
});

const SHELL_PATHS = new Set([
  '/your-data',
  '/',
  '/contact',
  '/faqs',
  '/store-all',
  '/stores-near-by',
  // The chosen store.
  '/stores/:storeSlug/offers',
  '/basket',
  '/member',
  '/register',
]);

test.each([1, 2])(
  'business %i has its legal pages, questions, social networks and apps, and every link has a target',
  (id) => {
    const business = data.businesses.find((one) => one.id === id);
    const pages = ofBusiness(data.pages, id);
    expect(pages.filter(({ kind }) => kind === 'legal').map(({ slug }) => slug)).toEqual([
      'privacy',
      'terms',
      'accessibility',
    ]);
    expect(pages.every(({ sections }) => sections.length >= 3)).toBe(true);
    // Otherwise a remote could have the path of one.
    expect(contentPaths).toEqual(expect.arrayContaining(pages.map(({ slug }) => `/${slug}`)));
    expect(repeated(ofBusiness(data.redirects, id).map(({ slug }) => slug))).toEqual([]);
    const slugs = new Set(pages.map(({ slug }) => slug));
    expect(
      ofBusiness(data.redirects, id).filter(
        ({ slug, to }) => slugs.has(slug) || (to.pageSlug && !slugs.has(to.pageSlug)),
      ),
    ).toEqual([]);
    const copy = business?.copy ?? {};
    expect(Object.keys(copy).filter((key) => /^faq\.\d+\.answer$/.test(key)).length).toBeGreaterThanOrEqual(12);
    const { header, footer } = business?.headerFooter ?? {
      header: { links: [] },
      footer: { columns: [], social: [], apps: [] },
    };
    expect(footer.social.map(({ network }) => network)).toEqual(['facebook', 'twitter', 'instagram']);
    expect(footer.apps.map(({ platform }) => platform)).toEqual(['ios', 'android']);
    const links = [...header.links, ...footer.columns.flatMap((column) => column.links)].map(
      ({ href }) => href.split('#')[0] ?? '',
    );
    expect(
      links.filter((href) => !SHELL_PATHS.has(href) && !slugs.has(href.slice(1)) && !href.startsWith('/member/')),
    ).toEqual([]);
    expect(business?.contactSubjects?.length).toBeGreaterThan(3);
  },
);

test('there are current campaigns, ended ones and app-only ones', () => {
  for (const id of [1, 2]) {
    const campaigns = ofBusiness(data.campaigns, id);
    expect(
      campaigns.filter(({ validFrom, validUntil }) => validFrom < NOW && NOW < validUntil).length,
    ).toBeGreaterThanOrEqual(4);
    expect(campaigns.filter(({ validUntil }) => validUntil < NOW)).toHaveLength(1);
  }
});

test('the gazetteer has streets in every delivery area, and the stores’ own addresses', () => {
  const whole = data.gazetteer.filter(({ postcode }) => postcode.includes(' '));
  expect(whole.length).toBeGreaterThan(10_000);
  expect(whole.every(({ street, houses = 0 }) => street !== undefined && houses >= 6)).toBe(true);
  expect(repeated(whole.map(({ postcode }) => postcode))).toEqual([]);
  for (const postcode of new Set(data.stores.map((store) => store.postcode))) {
    const place = whole.find((one) => one.postcode === postcode);
    const houses = Array.from({ length: place?.houses ?? 0 }, (_, index) => (place?.firstHouse ?? 0) + 2 * index);
    const lines = houses.map((number) => `${number} ${place?.street}`);
    const there = data.stores.filter((store) => store.postcode === postcode).map((store) => store.addressLine1);
    // Two shops with one postcode are on the same street.
    expect([postcode, there.some((line1) => lines.includes(line1))]).toEqual([postcode, true]);
  }
});

test('both businesses have deals of every kind that give a discount, an ended one and a future one', () => {
  for (const id of [1, 2]) {
    const deals = ofBusiness(data.deals, id);
    expect([...new Set(deals.map(({ kind }) => kind))].sort()).toEqual(['bundle', 'fixed', 'multi_buy', 'percentage']);
    expect(deals.filter(({ endsAt }) => endsAt !== null && endsAt <= NOW)).toHaveLength(1);
    const prices = new Map(data.storeItems.map((row) => [row.itemId, row.price]));
    const inVain = deals.filter((deal) => {
      // The most expensive items of each section, as many as could be required.
      const dearest = deal.sections.map(({ itemIds }) =>
        itemIds.reduce((best, one) => ((prices.get(one) ?? 0) > (prices.get(best) ?? 0) ? one : best)),
      );
      const lines = [...new Set(dearest)].map((itemId) => ({
        lineId: itemId,
        itemId,
        price: prices.get(itemId) ?? 0,
        quantity: 6,
      }));
      return priceDeals([deal], lines).total <= 0;
    });
    expect(inVain.map(({ slug }) => slug)).toEqual([]);
  }
  expect(data.deals.filter(({ startsAt }) => startsAt !== null && startsAt > NOW)).not.toEqual([]);
});

/** The least that a deal's items can cost when it applies once, at a store; without a quantity, one item. */
function leastCost(deal: typeof deals.$inferSelect, priceAt: (itemId: number) => number): number {
  const cheapest = (itemIds: readonly number[]) => Math.min(...itemIds.map(priceAt));
  if (deal.minimumSpend !== null) return deal.minimumSpend;
  const chosen = deal.sections.map(({ quantity = 0 }) => quantity || (deal.kind === 'bundle' ? 1 : 0));
  if (chosen.some(Boolean))
    return deal.sections.reduce((sum, { itemIds }, at) => sum + cheapest(itemIds) * (chosen[at] ?? 0), 0);
  return cheapest(deal.sections.flatMap(({ itemIds }) => itemIds)) * (deal.quantity ?? 1);
}

test('no deal costs as much as its cheapest items do without it, in any store', () => {
  const prices = new Map(data.storeItems.map(({ storeId, itemId, price }) => [`${storeId} ${itemId}`, price]));
  const dear = data.stores.flatMap((store) =>
    ofBusiness(data.deals, store.businessId)
      .filter((deal) => {
        const least = leastCost(deal, (itemId) => prices.get(`${store.id} ${itemId}`) ?? Number.NaN);
        return (deal.price ?? deal.amount ?? 0) >= least;
      })
      .map(({ slug }) => `${store.slug}: ${slug}`),
  );
  expect(dear).toEqual([]);
});

test('every banner leads to a deal or a category of its business, and a department has one at most', () => {
  for (const id of [1, 2]) {
    const targets = new Set([
      ...ofBusiness(data.deals, id).map(({ slug }) => `/stores/:storeSlug/deal/${slug}`),
      ...ofBusiness(data.categories, id).map(({ slug }) => `/stores/:storeSlug/category/${slug}`),
    ]);
    const banners = ofBusiness(data.banners, id).filter(({ placement }) => placement !== 'basket');
    expect(banners.filter(({ link }) => !targets.has(link ?? '')).map(({ slug }) => slug)).toEqual([]);
    const departments = banners.flatMap(({ placement, categorySlug }) =>
      placement === 'category' ? [categorySlug] : [],
    );
    expect(repeated(departments)).toEqual([]);
    const roots = ofBusiness(data.categories, id).filter(({ parentId }) => parentId === null);
    expect(departments.filter((slug) => !roots.some((root) => root.slug === slug))).toEqual([]);
  }
});

test('home, banners and campaigns name no hour or price that may be wrong: amounts are those of the deal they link to', () => {
  const claims = [
    ...data.businesses.flatMap(({ strapline, copy: { findTitle, findNote }, home: { hero, steps, sections } }) =>
      [{ strapline, findTitle, findNote }, hero, ...steps, ...sections].map((part) => ({
        text: Object.values(part).join(' '),
        deal: undefined,
      })),
    ),
    ...data.banners.map(({ title, text, link }) => ({
      text: `${title} ${text}`,
      deal: data.deals.find(({ slug }) => link?.endsWith(`/deal/${slug}`)),
    })),
    ...data.campaigns.map(({ title, text, dealId }) => ({
      text: `${title} ${text}`,
      deal: data.deals.find(({ id }) => id === dealId),
    })),
  ];
  const wrong = claims.filter(({ text, deal }) => {
    const said = `${deal?.name} ${deal?.description} ${deal?.text}`;
    const amounts = text.match(/£\d+(?:\.\d\d)?/g) ?? [];
    return (
      /\b(?:tonight|order by|by (?:six|nine|tea time)|in an hour|\d+[ap]m)\b/i.test(text) ||
      amounts.some((amount) => !said.includes(amount))
    );
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

test('every store has popular search terms, and sells an item for each', () => {
  for (const store of data.stores) {
    const terms = data.searchTerms.filter(({ storeId }) => storeId === store.id);
    expect(terms.length).toBeGreaterThan(10);
    const names = ofBusiness(data.items, store.businessId)
      .map(({ name }) => name.toLowerCase())
      .join(' ');
    expect(
      terms.filter(({ term }) => !term.split(' ').every((word) => names.includes(word.replace(/s$/, '')))),
    ).toEqual([]);
  }
});

test.each([1, 2])('the synonyms of business %i can be saved by an operator, and name its own categories', (id) => {
  const rows = ofBusiness(data.synonyms, id);
  const files = rows.map(({ terms, means, categories, offers, notSold }) => ({
    terms,
    ...(means.length > 0 && { means }),
    ...(categories.length > 0 && { categories }),
    ...(offers && { offers }),
    ...(notSold && { notSold }),
  }));
  const slugs = new Set(ofBusiness(data.categories, id).map(({ slug }) => slug));
  const unknown = new Set(rows.flatMap(({ categories }) => categories).filter((slug) => !slugs.has(slug)));
  expect(synonymFaults(files, unknown)).toEqual([]);
  expect(Value.Errors(businessContent.synonyms, files)).toEqual([]);
});
