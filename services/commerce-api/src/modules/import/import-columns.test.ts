import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { categories, deals, itemOptions, items, storeItems } from '../../database/schema/catalogue';
import { coupons } from '../../database/schema/coupon';
import { slotTemplates } from '../../database/schema/slots';
import { stores } from '../../database/schema/store';
import { importFiles } from './files/import-files';

/** The source of each table column: file columns, or the service itself. */
interface Origin {
  table: PgTable;
  files: readonly (keyof typeof importFiles)[];
  /** The file columns that fill it; '' means the service does. */
  from: Readonly<Record<string, string>>;
  /** File columns that are stored in other tables. */
  elsewhere: readonly string[];
}

const week = 'monday tuesday wednesday thursday friday saturday sunday';

const origins: Origin[] = [
  {
    table: stores,
    files: ['stores'],
    from: {
      id: '',
      businessId: '',
      listed: '',
      catalogueVersion: '',
      code: 'code',
      name: 'name',
      slug: 'slug',
      addressLine1: 'address_line_1',
      addressLine2: 'address_line_2',
      town: 'town',
      county: 'county',
      postcode: 'postcode',
      latitude: 'latitude',
      longitude: 'longitude',
      phone: 'phone',
      about: 'about',
      fulfilment: 'fulfilment',
      minimumSpend: 'minimum_spend',
      freeDeliveryFrom: 'free_delivery_from',
      collectionMinimumSpend: 'collection_minimum_spend',
      smallBasketFee: 'small_basket_fee',
      smallBasketBelow: 'small_basket_below',
      bagFee: 'bag_fee',
      orderDaysInAdvance: 'order_days_in_advance',
      onlyFutureSlots: 'only_future_slots',
      guestCheckout: 'guest_checkout',
      closed: 'closed',
      facilities: 'facilities',
      openingHours: week,
      specialDays: 'special_days',
    },
    elsewhere: ['delivery_areas'],
  },
  {
    table: categories,
    files: ['categories'],
    from: {
      id: '',
      businessId: '',
      code: 'code',
      parentId: 'parent',
      slug: 'slug',
      name: 'name',
      image: 'picture',
      position: 'position',
    },
    elsewhere: [],
  },
  {
    table: items,
    files: ['items'],
    from: {
      id: '',
      businessId: '',
      categoryImage: '',
      hasOptions: 'option_groups',
      plainName: 'name',
      search: 'name',
      code: 'code',
      categoryId: 'category',
      slug: 'slug',
      name: 'name',
      brand: 'brand',
      description: 'description',
      badge: 'badge_text badge_colour badge_background',
      tags: 'tags',
      images: 'picture',
      ingredients: 'ingredients',
      allergens: 'allergens',
      nutrition: 'nutrition nutrition_per_portion',
      storage: 'storage',
      weight: 'weight',
      unitAmount: 'unit_amount',
      unitOf: 'unit_of',
      hfss: 'hfss',
      vatClass: 'vat',
      minimumAge: 'minimum_age',
      availableDays: 'available_days',
      availableFrom: 'available_from',
      portion: 'portion',
      facts: 'facts',
      abv: 'alcohol',
      family: 'family',
      variant: 'variant',
      morePictures: 'more_pictures',
      position: 'position',
    },
    elsewhere: ['price', 'was_price', 'in_stock', 'stores'],
  },
  {
    table: storeItems,
    files: ['prices'],
    from: { storeId: 'store', itemId: 'item', price: 'price', wasPrice: 'was_price', inStock: 'in_stock' },
    elsewhere: [],
  },
  {
    table: itemOptions,
    files: ['option-groups', 'option-choices'],
    from: {
      id: '',
      itemId: '',
      position: '',
      code: 'code',
      name: 'name',
      placeholder: 'placeholder',
      maximumSelected: 'maximum',
      minimumSelected: 'minimum',
      displayAsGrid: 'show_as_grid',
      mutuallyExclusive: 'one_choice_only',
      dependentOn: 'depends_on',
      extraCostInstancesThreshold: 'free_choices',
      values: 'group code name extra_cost default extra_cost_by_choice text_label text_max_length',
    },
    elsewhere: [],
  },
  {
    table: deals,
    files: ['deals', 'deal-sections'],
    from: {
      id: '',
      businessId: '',
      code: 'code',
      slug: 'slug',
      name: 'name',
      description: 'description',
      text: 'text',
      image: 'picture',
      position: 'position',
      kind: 'kind',
      price: 'price',
      quantity: 'quantity',
      percent: 'percent',
      amount: 'amount',
      minimumSpend: 'minimum_spend',
      startsAt: 'starts_on',
      endsAt: 'ends_on',
      sections: 'deal code name items choose',
    },
    elsewhere: [],
  },
  {
    table: coupons,
    files: ['coupons'],
    from: {
      id: '',
      businessId: '',
      uses: '',
      code: 'code',
      name: 'name',
      kind: 'kind',
      percent: 'percent',
      amount: 'amount',
      minimumSpend: 'minimum_spend',
      itemIds: 'items',
      categoryIds: 'categories',
      startsAt: 'starts_on',
      endsAt: 'ends_on',
      maximumUses: 'maximum_uses',
      maximumUsesPerShopper: 'maximum_uses_per_shopper',
      firstOrderOnly: 'first_order_only',
      membersOnly: 'members_only',
    },
    elsewhere: ['single_use_codes'],
  },
  {
    table: slotTemplates,
    files: ['slots'],
    from: {
      id: '',
      storeId: 'stores',
      code: 'code',
      fulfilmentMethod: 'method',
      days: 'days',
      starts: 'starts',
      ends: 'ends',
      capacity: 'capacity',
      fee: 'fee',
      leadMinutes: 'lead_minutes',
      orderBy: 'order_by',
      pool: 'pool',
      poolCapacity: 'pool_capacity',
    },
    elsewhere: [],
  },
];

test.each(origins)(
  'every column of $files has its field in the shop, and the other way round',
  ({ table, files, from, elsewhere }) => {
    expect(Object.keys(from).sort()).toEqual(Object.keys(getTableColumns(table)).sort());
    const taken = new Set([...elsewhere, ...Object.values(from).flatMap((names) => names.split(' ').filter(Boolean))]);
    const offered = new Set(files.flatMap((file) => Object.keys(importFiles[file].columns)));
    expect([...taken].sort()).toEqual([...offered].sort());
  },
);
