import type { SubstituteKind } from '@storefront/api/entities/basket';
import type { FulfilmentMethod } from '@storefront/api/entities/enumerations';

/** How far an order of the day is when the demonstration begins. */
export type DayStage =
  | 'sent'
  | 'cancelled'
  | 'picking'
  | 'picked'
  | 'not_collected'
  | 'en_route'
  | 'delivered'
  | 'unable_to_deliver';

interface PlannedLine {
  readonly slug: string;
  readonly quantity: number;
  /** What the shopper wants if it is missing; the shop's own rule without one. */
  readonly wish?: Exclude<SubstituteKind, 'item'>;
  /** The slug of the item that the shopper chose in its place. */
  readonly instead?: string;
  /** For the picker. */
  readonly note?: string;
}

export interface DayOrderPlan {
  readonly stage: DayStage;
  readonly method: FulfilmentMethod;
  readonly basket: readonly PlannedLine[];
  /** Whether it was paid for at the counter before it is collected; else the cash is taken when it is handed over. */
  readonly isPaid?: boolean;
}

const line = (slug: string, quantity: number, more: Omit<PlannedLine, 'slug' | 'quantity'> = {}): PlannedLine => ({
  slug,
  quantity,
  ...more,
});

const BREAKFAST = [
  line('whole-milk-4-pints', 2),
  line('bananas-5-pack', 2, { note: 'Green ones, please' }),
  line('maple-and-pecan-granola-500g', 2, { instead: 'cocoa-and-hazelnut-granola-500g' }),
  line('seeded-rolls-6-pack', 2, { wish: 'similar' }),
  line('unsalted-butter-250g', 2),
  line('set-heather-honey-340g', 1, { wish: 'ask' }),
  line('orange-juice-with-bits-1-litre', 3),
];
const ROAST = [
  line('leg-of-lamb-1-8kg', 1, { wish: 'ask', note: 'On the bone' }),
  line('baking-potatoes-4-pack', 2),
  line('bunched-carrots', 1, { wish: 'similar' }),
  line('petits-pois-750g', 1),
  line('growing-mint', 1, { wish: 'none' }),
];
const SUPPER = [
  line('salmon-fillets-240g', 2, { instead: 'trout-fillets-230g' }),
  line('broccoli-350g', 2),
  line('brown-basmati-rice-1kg', 1),
  line('unwaxed-lemons-4-pack', 1, { wish: 'none' }),
  line('salted-caramel-ice-cream-500ml', 2, { wish: 'similar' }),
];
const PARTY = [
  line('prosecco-75cl', 2, { wish: 'none' }),
  line('tortilla-chips-200g', 3),
  line('guacamole-170g', 2, { note: 'A long date, it is for Saturday' }),
  line('party-ice-2kg', 1),
  line('carrot-cake-400g', 1, { wish: 'similar' }),
];
const WEEKLY = [
  line('chicken-thigh-fillets-500g', 2, { wish: 'similar' }),
  line('mixed-peppers-3-pack', 1),
  line('oat-drink-1-litre', 3, { instead: 'soya-drink-1-litre' }),
  line('extra-mature-cheddar-350g', 1),
  line('wholewheat-fusilli-500g', 2),
  line('basil-pesto-190g', 2, { wish: 'ask' }),
  line('kitchen-spray-500ml', 1, { wish: 'none' }),
];
const PANTRY = [
  line('risotto-rice-500g', 2),
  line('parmesan-wedge-200g', 2, { wish: 'none' }),
  line('closed-cup-mushrooms-300g', 2),
  line('couscous-500g', 2, { wish: 'similar' }),
  line('rapeseed-oil-500ml', 1),
  line('earl-grey-tea-50-bags', 2, { note: 'Two boxes, not one of 100' }),
];

/** What is ordered, one after the other. */
export const BASKETS: readonly [readonly PlannedLine[], ...(readonly PlannedLine[])[]] = [
  BREAKFAST,
  SUPPER,
  WEEKLY,
  PANTRY,
  ROAST,
];

/** Shoppers without an account, and without an address of mails: a demonstration's mailbox is for its visitors. */
export const SHOPPERS: readonly [string, ...string[]] = [
  'Amina Yusuf',
  'Ben Carter',
  'Clara Novak',
  'Dev Malhotra',
  'Elsie Grant',
  'Femi Adeyemi',
  'Grace Lin',
  'Harry Whitlock',
  'Ines Duarte',
  'Jack Morley',
  'Kavya Iyer',
  'Leo Fischer',
  'Maeve Brennan',
];

export const ADDRESSES: readonly [readonly [line: string, postcode: string], ...(readonly [string, string])[]] = [
  ['18 Tanner Street', 'SE1 9GF'],
  ['33 Orchard Walk', 'SE15 4QN'],
  ['20 Tanner Street', 'SE1 9GF'],
  ['24 Tanner Street', 'SE1 9GF'],
];

const some = (count: number, stage: DayStage, method: FulfilmentMethod = 'delivery'): DayOrderPlan[] =>
  Array.from({ length: count }, (_, at) => ({ stage, method, basket: BASKETS[at % BASKETS.length] ?? BREAKFAST }));

/** The orders of a store's day. Those that are picked come first, because a picker has one batch at a time. */
export const dayPlan: readonly DayOrderPlan[] = [
  ...some(7, 'delivered'),
  { stage: 'delivered', method: 'collection', basket: SUPPER },
  { stage: 'unable_to_deliver', method: 'delivery', basket: PARTY },
  ...some(3, 'en_route'),
  ...some(5, 'picked'),
  { stage: 'picked', method: 'collection', basket: PARTY, isPaid: true },
  { stage: 'picked', method: 'collection', basket: WEEKLY },
  { stage: 'picked', method: 'collection', basket: ROAST, isPaid: true },
  { stage: 'not_collected', method: 'collection', basket: PANTRY, isPaid: true },
  ...some(3, 'picking'),
  { stage: 'picking', method: 'collection', basket: ROAST },
  ...some(2, 'cancelled'),
  ...some(12, 'sent'),
  ...some(3, 'sent', 'collection'),
];

/** They pick in the demonstration. Nobody logs in as them. */
export const DEMO_PICKERS: readonly [string, string] = ['Lena Marsh', 'Tom Achebe'];
