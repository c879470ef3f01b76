import type { ShopData, ShopItem } from './seed-shop-data';

/*
 * The data of the API suites: one business with everything and a second one to keep apart. It is one long file, because
 * its rows refer to each other by id.
 */
const images = { originals: '/p/o.webp', mdpi_1x: '/p/1.webp', xhdpi_2x: '/p/2.webp', xxhdpi_3x: '/p/3.webp' };
const ukPostcode = {
  country: 'GB',
  pattern: '^([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[ABD-HJLNP-UW-Z]{2})$',
  maxLength: 8,
  example: 'SE1 9GF',
};
const countries = [{ code: 'GB', name: 'United Kingdom' }];

function business(id: number, name: string, orderPrefix: string): ShopData['businesses'][number] {
  return {
    id,
    name,
    brand: id === 1 ? 'grocery' : 'retail',
    orderPrefix,
    hosts: id === 1 ? ['fresh.localhost', 'localhost', '127.0.0.1'] : ['house.localhost'],
    locale: 'en-gb',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    strapline: 'Good things',
    logo: '/logo.svg',
    errorImage: '/error.svg',
    icon: null,
    theme: {},
    copy: { greeting: 'Hello', couponHint: 'First order? FIRST takes 20% off.' },
    features: {
      automaticNearestStore: false,
      useMyLocation: true,
      addressSearch: false,
      guestCheckout: true,
      tips: true,
      restoreLastStore: true,
    },
    postcodeRules: [ukPostcode],
    countries,
    billingCountries: [...countries, { code: 'IE', name: 'Ireland' }],
    paymentMethods: ['cash', 'card', 'apple_pay', 'google_pay'],
    itemLimit: 20,
    basketLimit: 50,
    contactEmail: 'hello@example.test',
    contactPhone: null,
    contactSubjects: ['An order', 'Something else'],
    ...(id === 1 && { referralReward: 500 }),
    ...(id === 1 && { retailMembership: { pattern: 'TM\\d{8}', example: 'TM 1000 0008', checkDigit: 'luhn' } }),
    headerFooter: {
      header: { links: [{ label: 'Home', href: '/' }], notice: null },
      footer: { columns: [], stayInTouch: 'Stay in touch', social: [], apps: [], smallPrint: 'Small print' },
    },
    home: { hero: { title: 'Title', text: 'Text', image: null, note: null }, steps: [], sections: [] },
  };
}

function store(
  id: number,
  businessId: number,
  slug: string,
  place: [string, number, number],
): ShopData['stores'][number] {
  return {
    id,
    businessId,
    name: `Store ${slug}`,
    slug,
    addressLine1: '1 High Street',
    town: 'London',
    postcode: place[0],
    latitude: place[1],
    longitude: place[2],
    phone: null,
    about: 'A shop.',
    fulfilment: ['delivery', 'collection'],
    minimumSpend: 500,
    freeDeliveryFrom: 5000,
    orderDaysInAdvance: 7,
    onlyFutureSlots: false,
    guestCheckout: true,
    closed: false,
    facilities: slug === 'borough' ? ['parking', 'step_free'] : [],
    openingHours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '07:00', closes: '22:00' })),
  };
}

type ItemFields = Partial<ShopItem> & Pick<ShopItem, 'id' | 'name' | 'categoryId'>;

function item(fields: ItemFields): ShopItem {
  return {
    businessId: 1,
    slug: fields.name.toLowerCase().replace(/[^a-z]+/g, '-'),
    brand: null,
    description: `${fields.name}, described.`,
    badge: null,
    tags: [],
    images,
    morePictures: [],
    categoryImage: null,
    ingredients: null,
    allergens: [],
    nutrition: [],
    portion: null,
    facts: [],
    abv: null,
    storage: null,
    weight: null,
    unitAmount: null,
    unitOf: null,
    hfss: false,
    vatClass: 'zero',
    minimumAge: null,
    availableDays: null,
    availableFrom: null,
    family: null,
    variant: [],
    position: fields.id,
    ...fields,
  };
}

/** The number of Ada's past order. */
export const PAST_ORDER_NUMBER = 'TM-ADAS-PAST-2345';

/** Ids used by tests. */
export const ids = {
  business: 1,
  otherBusiness: 2,
  store: 101,
  farStore: 102,
  otherStore: 201,
  milk: 1001,
  bread: 1002,
  pizza: 1003,
  wine: 1004,
  soldOut: 1005,
  member: 901,
  otherMember: 902,
  pastOrder: 801,
} as const;

const bakery = Array.from({ length: 30 }, (_, place) =>
  item({ id: 1100 + place, name: `Roll ${String.fromCharCode(97 + (place % 26))}${place}`, categoryId: 13 }),
).map((roll) => ({ ...roll, slug: `roll-${roll.id}`, tags: roll.id % 2 ? ['vegan'] : [] }));

const items: ShopItem[] = [
  item({
    id: ids.milk,
    name: 'Whole milk',
    categoryId: 3,
    brand: 'Hill Farm',
    badge: { text: 'Local', color: '#fff', backgroundColor: '#263' },
    tags: ['fresh'],
    categoryImage: '/p/fridge.webp',
    ingredients: 'Milk',
    allergens: ['Milk'],
    unitAmount: 1000,
    unitOf: 'ml',
  }),
  item({ id: ids.bread, name: 'Sourdough loaf', categoryId: 13, hfss: false }),
  item({ id: ids.pizza, name: 'Pizza of your own', categoryId: 12, hfss: true }),
  item({ id: ids.wine, name: 'Red wine', categoryId: 4, minimumAge: 18, vatClass: 'standard' }),
  item({ id: ids.soldOut, name: 'Crème fraîche', categoryId: 3 }),
  ...bakery,
];

const value = (id: number, name: string, extraCost = 0, isDefault = false) => ({
  id,
  name,
  extraCost,
  default: isDefault,
  sizeExtraCost: [] as { id: number; sizeId: number; extraCost: number }[],
});

const options: ShopData['options'] = [
  {
    id: 51,
    itemId: ids.pizza,
    name: 'Size',
    placeholder: 'Choose a size',
    maximumSelected: 1,
    minimumSelected: 1,
    displayAsGrid: true,
    mutuallyExclusive: true,
    dependentOn: null,
    extraCostInstancesThreshold: 0,
    position: 1,
    values: [value(511, 'Small', 0, true), value(512, 'Large', 300)],
  },
  {
    id: 52,
    itemId: ids.pizza,
    name: 'Toppings',
    placeholder: null,
    maximumSelected: 3,
    minimumSelected: 0,
    displayAsGrid: false,
    mutuallyExclusive: false,
    dependentOn: null,
    extraCostInstancesThreshold: 1,
    position: 2,
    values: [
      { ...value(521, 'Olives', 50), sizeExtraCost: [{ id: 5211, sizeId: 512, extraCost: 80 }] },
      value(522, 'Ham', 120),
    ],
  },
  {
    id: 53,
    itemId: ids.pizza,
    name: 'Crust of the large one',
    placeholder: null,
    maximumSelected: 1,
    minimumSelected: 1,
    displayAsGrid: false,
    mutuallyExclusive: false,
    dependentOn: 512,
    extraCostInstancesThreshold: 0,
    position: 3,
    values: [value(531, 'Thin'), value(532, 'Filled', 150)],
  },
];

const prices: Readonly<Record<number, [number, number | null]>> = {
  [ids.milk]: [120, 150],
  [ids.bread]: [350, null],
  [ids.pizza]: [800, null],
  [ids.wine]: [900, null],
};

const category = (id: number, parentId: number | null, name: string, businessId = 1) => ({
  id,
  businessId,
  parentId,
  slug: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  image: null,
  position: id,
});

function template(
  id: number,
  fulfilmentMethod: 'delivery' | 'collection',
  starts: string,
  ends: string,
  storeId = ids.store as number,
) {
  const fee = fulfilmentMethod === 'delivery' ? 250 + id : 0;
  return { id, storeId, fulfilmentMethod, days: [0, 1, 2, 3, 4, 5, 6], starts, ends, capacity: 2, fee, leadMinutes: 0 };
}

const CAMPAIGN_START = new Date('2026-01-01T00:00:00Z');
const CAMPAIGN_END = new Date('2027-01-01T00:00:00Z');

const campaign = (
  id: number,
  rest: Partial<ShopData['campaigns'][number]> & Pick<ShopData['campaigns'][number], 'target' | 'title'>,
): ShopData['campaigns'][number] => ({
  id,
  businessId: 1,
  text: 'This week',
  platforms: null,
  storeId: null,
  categoryId: null,
  itemId: null,
  dealId: null,
  pageSlug: null,
  validFrom: CAMPAIGN_START,
  validUntil: CAMPAIGN_END,
  ...rest,
});

const street = (name: string, firstHouse: number, houses: number) => ({ street: name, firstHouse, houses });

/** A shop small enough to calculate by hand: prices, rules and places used by tests. */
export function shopData(now: Date): ShopData {
  const day = 86_400_000;
  const placedAt = new Date(now.getTime() - 3 * day);
  return {
    businesses: [business(1, 'Testmarket', 'TM'), business(2, 'Testhouse', 'TH')],
    stores: [
      store(ids.store, 1, 'borough', ['SE1 1AA', 51.5, -0.09]),
      store(ids.farStore, 1, 'leeds', ['LS1 1AA', 53.8, -1.55]),
      store(ids.otherStore, 2, 'house', ['SE1 1AB', 51.501, -0.091]),
    ],
    deliveryAreas: [
      { storeId: ids.store, prefix: 'SE1' },
      { storeId: ids.store, prefix: 'E1 6' },
      { storeId: ids.farStore, prefix: 'LS1' },
      { storeId: ids.otherStore, prefix: 'SE1' },
    ],
    gazetteer: [
      { postcode: 'SE1', latitude: 51.5, longitude: -0.1, town: 'London' },
      { postcode: 'SE1 9GF', latitude: 51.505, longitude: -0.09, town: 'London', ...street('Park Street', 1, 8) },
      { postcode: 'SE1 1TL', latitude: 51.5045, longitude: -0.0905, town: 'London', ...street('Lantern Yard', 8, 6) },
      { postcode: 'LS1 4AP', latitude: 53.797, longitude: -1.548, town: 'Leeds', ...street('Park Row', 20, 10) },
      // It delivers to none of the test postcodes, although it comes first alphabetically.
      { postcode: 'BD1 1AA', latitude: 53.79, longitude: -1.75, town: 'Bradford', ...street('Wharf Road', 1, 6) },
      { postcode: 'SE1 2WH', latitude: 51.503, longitude: -0.08, town: 'London', ...street('Wharf Road', 1, 6) },
      { postcode: 'LS1', latitude: 53.8, longitude: -1.55, town: 'Leeds' },
      { postcode: 'E1', latitude: 51.52, longitude: -0.06, town: 'London' },
      { postcode: 'EH1', latitude: 55.95, longitude: -3.19, town: 'Edinburgh' },
    ],
    categories: [
      category(1, null, 'Fridge'),
      category(2, 1, 'Dairy'),
      category(3, 2, 'Milk and cream'),
      category(4, null, 'Cellar'),
      category(11, null, 'Bakery'),
      category(12, 11, 'Pizza'),
      category(13, 11, 'Bread'),
      category(14, null, 'Nothing here'),
      category(21, null, 'Lamps', 2),
    ],
    items: [...items, item({ id: 2001, businessId: 2, name: 'Desk lamp', categoryId: 21 })],
    options,
    storeItems: [
      ...items.map(({ id }) => ({
        storeId: ids.store as number,
        itemId: id,
        price: prices[id]?.[0] ?? 100 + (id % 50),
        wasPrice: prices[id]?.[1] ?? null,
        inStock: id !== ids.soldOut,
      })),
      { storeId: ids.farStore, itemId: ids.milk, price: 99, wasPrice: null, inStock: true },
      { storeId: ids.otherStore, itemId: 2001, price: 4500, wasPrice: null, inStock: true },
    ],
    deals: [
      {
        id: 61,
        businessId: 1,
        slug: 'two-rolls',
        name: 'Two rolls',
        description: 'Any two rolls',
        text: '2 for £2',
        image: null,
        position: 1,
        kind: 'multi_buy',
        price: 200,
        quantity: 2,
        percent: null,
        amount: null,
        minimumSpend: null,
        startsAt: null,
        endsAt: null,
        sections: [
          { id: 611, name: 'Rolls', itemIds: [1100, 1101] },
          { id: 612, name: 'More rolls', itemIds: [1102] },
        ],
      },
    ],
    searchTerms: [
      { storeId: ids.store, term: 'milk', count: 12 },
      { storeId: ids.store, term: 'pizza', count: 20 },
      { storeId: ids.store, term: 'mint', count: 2 },
    ],
    banners: [
      {
        id: 71,
        businessId: 1,
        slug: 'autumn',
        title: 'Autumn',
        text: 'It is here',
        image: null,
        link: null,
        placement: 'home',
        platforms: null,
        categorySlug: null,
        position: 1,
      },
    ],
    campaigns: [
      campaign(81, { target: 'open-category', categoryId: 13, title: 'Bread week' }),
      campaign(82, { target: 'open-store', storeId: ids.farStore, title: 'Leeds opens' }),
      campaign(83, { target: 'open-deal', dealId: 61, title: 'Over', validUntil: new Date(now.getTime() - day) }),
      campaign(84, { target: 'open-deal', dealId: 61, title: 'Soon', validFrom: new Date(now.getTime() + day) }),
      campaign(85, { target: 'open-page', pageSlug: 'privacy', title: 'New words', platforms: ['ios'] }),
      campaign(86, { target: 'open-store', businessId: 2, title: 'Another business' }),
    ],
    pages: [
      {
        businessId: 1,
        slug: 'privacy',
        kind: 'legal',
        title: 'Privacy',
        description: 'What we keep',
        sections: [{ heading: 'What we keep', paragraphs: ['Little.'], points: ['Your order'] }],
        updatedOn: '2026-09-01',
      },
    ],
    redirects: [
      { businessId: 1, slug: 'data', to: { route: null, params: {}, pageSlug: 'privacy' }, permanent: true },
      { businessId: 1, slug: 'help', to: { route: 'faq', params: {}, pageSlug: null }, permanent: false },
    ],
    slotTemplates: [
      template(1, 'delivery', '09:00', '10:00'),
      template(2, 'delivery', '17:00', '18:00'),
      template(3, 'delivery', '18:00', '19:00'),
      template(4, 'collection', '12:00', '12:30'),
      template(5, 'delivery', '17:00', '18:00', ids.farStore),
      template(6, 'delivery', '17:00', '18:00', ids.otherStore),
    ],
    members: [
      {
        id: ids.member,
        businessId: 1,
        emailAddress: 'ada@example.test',
        password: 'correct horse',
        firstname: 'Ada',
        lastname: 'Byron',
        mobileContactNumber: '+447700900123',
        sharingCode: 'FRIEND5',
        addresses: [
          {
            id: 951,
            isDefault: true,
            country: 'GB',
            addressLine1: '5 Park Street',
            postcode: 'SE1 9GF',
            town: 'London',
          },
        ],
        orders: [
          {
            id: ids.pastOrder,
            number: PAST_ORDER_NUMBER.slice(3),
            storeId: ids.store,
            status: 'delivered',
            placedAt,
            events: (['sent_to_store', 'store_accepted_picking', 'picked', 'en_route', 'delivered'] as const).map(
              (status, step) => ({ status, at: new Date(placedAt.getTime() + step * 2_400_000) }),
            ),
            fulfilmentMethod: 'delivery',
            slotStartsAt: new Date(placedAt.getTime() + 3_600_000),
            slotEndsAt: new Date(placedAt.getTime() + 7_200_000),
            deliveryFee: 250,
            tip: 0,
            lines: [
              { itemId: ids.milk, quantity: 2 },
              { itemId: ids.soldOut, quantity: 1 },
            ],
          },
        ],
      },
      {
        id: ids.otherMember,
        businessId: 1,
        emailAddress: 'bob@example.test',
        password: 'battery staple',
        firstname: 'Bob',
        lastname: 'Stone',
        mobileContactNumber: null,
        addresses: [],
        orders: [],
      },
    ],
  };
}
