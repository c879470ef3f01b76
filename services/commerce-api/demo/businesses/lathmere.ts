import type { DemoBusiness } from '../demo-data.types';
import { BRITISH, CHANGES, faqCopy, socialLinks } from './shared-rules';

const questions = [
  ['How soon can I collect?', 'In an hour, if the item is in stock and the store is open. Frome needs a day.'],
  ['What does delivery cost?', '£2.95 to £5.95, by time and address. Free over the threshold of most stores.'],
  ['Do you deliver in the evening?', 'To 8pm on weekdays, to the store’s closing at weekends.'],
  ['Can I bring it back?', 'Yes, within 60 days, to any store, with the order number.'],
  ['Do you match prices?', 'Yes, within 14 days, on the same item in stock elsewhere.'],
  ['Who can buy knives and saws?', 'Anyone aged 18 or over. We ask at the door and at the counter.'],
  [
    'Can you engrave it?',
    'Yes: boards, mills, flasks, mugs and blankets. Allow a day. Engraved items cannot be returned, unless they are faulty.',
  ],
  [
    'How do I pay?',
    'By card when you order, or cash on collection or at the door. The exact amount is on your confirmation.',
  ],
  ['Can I cancel?', CHANGES],
  ['It arrived broken.', 'Send us a photograph. We will send another, or refund you, by tomorrow.'],
  ['Do you repair things?', 'Yes: lamps, tools and knives. Ask at any store.'],
  [
    'You do not deliver to me.',
    'Collect free from any store, or leave your email address and we will let you know when we do.',
  ],
] as const;

export const lathmere: DemoBusiness = {
  ...BRITISH,
  id: 2,
  name: 'Lathmere',
  brand: 'retail',
  orderPrefix: 'LM',
  hosts: ['house.localhost'],
  postcodeRules: BRITISH.postcodeRules.map((rule) => ({ ...rule, example: 'BA1 5BG' })),
  strapline: 'Home and household, from a store near you',
  logo: null,
  errorImage: '/pictures/state-404-retail/640.webp',
  icon: '/pictures/icon-retail/icon.png',
  theme: {},
  // The store with the largest range.
  openShop: 'bristol-park-row',
  slotExtensions: 2,
  copy: {
    returns: '60 days, to any store, or by post for £3.95. Unused, unless it failed.',
    searchPlaceholder: 'Search lamps, mugs, tools',
    chooseWhere: 'Choose a store or postcode',
    firstFulfilment: 'collection',
    findTitle: 'Collect it near you',
    findButton: 'Find',
    aislesTitle: 'By room and job',
    tagsTitle: 'Colour and material',
    dealsTitle: 'More for less',
    offersTitle: 'Marked down',
    recommendedTitle: 'Worth a look',
    offersPageTitle: 'Deals',
    usualsTitle: 'Bought again and again',
    boughtBeforeTitle: 'Buy again',
    storageTitle: 'Care',
    stepsTitle: 'How it works',
    sectionsTitle: 'Jobs for the weekend',
    basketTitle: 'Basket',
    summaryTitle: 'Total',
    ifMissing: 'If out of stock',
    youSave: 'You save %s on this order',
    slotsTitle: 'Pick a time',
    couponHint: 'First order? WELCOME10 takes 10% off.',
    emptyBasket: 'Start with a lamp. What you add is kept for a month.',
    noStores: 'No store near enough yet. Leave your email address and we will let you know.',
    orderPlaced: 'Order placed.',
    notFound: 'Someone pulled the plug on this page',
    notFoundText: 'It has moved or sold out. Your basket is safe.',
    systemError: 'A fuse has gone',
    systemErrorText: 'Ours, not yours. Try again in a minute.',
    ...faqCopy(questions),
  },
  features: {
    automaticNearestStore: false,
    useMyLocation: true,
    addressSearch: true,
    guestCheckout: true,
    tips: false,
    restoreLastStore: true,
    // Nobody orders lamps every week.
    weeklySlots: false,
  },
  // Membership of the shop's loyalty card.
  retailMembership: { pattern: 'LC\\d{8}', example: 'LC2048 1677', checkDigit: 'luhn' },
  itemLimit: 12,
  basketLimit: 60,
  cashLimit: 50_000,
  contactEmail: 'house@lathmere.example.com',
  contactPhone: '01225 960100',
  referralReward: 500,
  loyalty: { kind: 'stamps', minimumSpend: 2_000, goal: 6, reward: 1_000 },
  contactSubjects: [
    'An order',
    'Returning something',
    'A repair or engraving',
    'Stock in a store',
    'My account',
    'Something else',
  ],
  headerFooter: {
    header: {
      links: [
        { label: 'Deals', href: '/stores/:storeSlug/offers' },
        { label: 'Stores', href: '/store-all' },
      ],
      notice: '60 days to bring it back',
    },
    footer: {
      columns: [
        {
          title: 'Shop',
          links: [
            { label: 'Find a store', href: '/stores-near-by' },
            { label: 'All stores', href: '/store-all' },
            { label: 'Basket', href: '/basket' },
          ],
        },
        {
          title: 'Help',
          links: [
            { label: 'Questions', href: '/faqs' },
            { label: 'Returns and repairs', href: '/returns' },
            { label: 'Contact', href: '/contact' },
            { label: 'About', href: '/about' },
          ],
        },
        {
          title: 'Account',
          links: [
            { label: 'Your account', href: '/member' },
            { label: 'Orders', href: '/member/orders' },
            { label: 'Favourites and lists', href: '/member/lists' },
          ],
        },
        {
          title: 'Terms',
          links: [
            { label: 'Privacy', href: '/privacy' },
            { label: 'Your data without an account', href: '/your-data' },
            { label: 'Terms', href: '/terms' },
            { label: 'Accessibility', href: '/accessibility' },
          ],
        },
      ],
      stayInTouch: 'New things, twice a month',
      social: socialLinks('lathmere'),
      apps: [
        { platform: 'ios', href: 'https://example.com/apps/ios/lathmere' },
        { platform: 'android', href: 'https://example.com/apps/android/lathmere' },
      ],
      smallPrint: 'Lathmere is an invented shop. No lamp was lit.',
    },
  },
  home: {
    hero: {
      title: 'Light the long evenings',
      text: 'Table lamps, floor lamps and pendants, in every finish.',
      image: '/pictures/hero-retail/960.webp',
      note: 'Perrin lamp, bone',
      aisle: 'lighting',
    },
    steps: [
      { title: 'Choose a store', text: 'Or enter your postcode. Stock is updated every hour.' },
      { title: 'Pick an hour', text: 'Collect free, or have it delivered.' },
      { title: 'Change your mind', text: '60 days, any store.' },
    ],
    sections: [
      {
        title: 'The table, relaid',
        text: 'Plates, bowls and glasses',
        image: '/pictures/dinner-plates-sky/xxhdpi_3x.webp',
        aisle: 'kitchen',
      },
      {
        title: 'One box, every job',
        text: 'Hammers, saws and drivers',
        image: '/pictures/toolbox-ultramarine/xxhdpi_3x.webp',
        aisle: 'tools',
      },
      {
        title: 'Bathroom, reset',
        text: 'Towels, mats and refills',
        image: '/pictures/soap-duo/xxhdpi_3x.webp',
        aisle: 'bath',
      },
    ],
  },
};
