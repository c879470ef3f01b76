import type { DemoBusiness } from '../demo-data.types';
import { BRITISH, CHANGES, faqCopy, socialLinks } from './shared-rules';

const questions = [
  [
    'When can you deliver?',
    'From eight in the morning to ten at night, every day that your store is open. Choose an hour up to two weeks ahead.',
  ],
  [
    'What does delivery cost?',
    'From nothing at quiet times to £5.00 at teatime, a little more further out than near by. Most stores deliver free over a certain amount; the basket shows how far off you are.',
  ],
  [
    'How long do you hold my time?',
    'Fifteen minutes for today’s times. A countdown shows how long is left while you shop.',
  ],
  [
    'What if something has run out?',
    'We choose the closest match and never charge you more for it. You can hand it back at the door, or tell us in the basket not to replace an item.',
  ],
  ['Can I collect instead?', 'Yes, at every store, and it costs nothing. Bring your order number.'],
  [
    'Do I need an account?',
    'No. An account keeps your addresses and your past orders, so that you can order them again.',
  ],
  [
    'How do I pay?',
    'By card, Apple Pay or Google Pay when you order, or in cash at the door or at the counter. You see the amount before you order; it is held on your card, and taken once your order is picked.',
  ],
  ['Can I change or cancel an order?', CHANGES],
  [
    'Something was missing or broken. What now?',
    'Write to us with a photograph if you have one. We will put it right the same day, with a replacement or your money back.',
  ],
  [
    'Who can buy wine and beer?',
    'Anyone aged 18 or over. The driver asks for proof of age, and takes it back to the store if there is none.',
  ],
  [
    'Do you deliver to my street?',
    'Enter your postcode on the home page. If we do not deliver to you yet, leave your email address and we will let you know when we do.',
  ],
  [
    'What information do you keep about me?',
    'Only what an order needs, and no card numbers. Our privacy page has the details.',
  ],
  [
    'Where can I find ingredients and allergens?',
    'Every item lists its ingredients with allergens in bold. If you are unsure, ring the store.',
  ],
] as const;

export const pipwell: DemoBusiness = {
  ...BRITISH,
  id: 1,
  name: 'Pipwell',
  brand: 'grocery',
  orderPrefix: 'PW',
  hosts: ['fresh.localhost', 'localhost', '127.0.0.1'],
  strapline: 'Good food from round the corner',
  logo: null,
  errorImage: '/pictures/state-404-grocery/640.webp',
  icon: '/pictures/icon-grocery/icon.png',
  theme: {},
  slotExtensions: 2,
  substituteForAll: 'similar',
  copy: {
    returns: 'Give anything that is not right back to the driver, or bring it to any store within 7 days.',
    searchPlaceholder: 'Search bread, milk, something for tea',
    chooseWhere: 'Enter your postcode',
    findButton: 'See times',
    findNote: 'Each store says when it delivers',
    aislesTitle: 'Walk the aisles',
    tagsTitle: 'Dietary',
    stepsTitle: 'How it works',
    sectionsTitle: 'Worth coming back for',
    couponHint: 'New here? WELCOME10 takes 10% off a first order of £20 or more.',
    emptyBasket: 'Bread is a good start. What you add is kept for a month.',
    noStores: 'We do not deliver to you yet. Leave your email address and we will let you know when we do.',
    orderPlaced: 'Thank you. We are on it.',
    notFound: 'That shelf is empty',
    notFoundText: 'The page has moved or sold out. Your basket is where you left it.',
    systemError: 'We have dropped something',
    systemErrorText: 'Give us a moment to sweep up, then try again.',
    ...faqCopy(questions),
  },
  features: {
    automaticNearestStore: false,
    useMyLocation: true,
    addressSearch: false,
    guestCheckout: true,
    tips: true,
    restoreLastStore: true,
  },
  itemLimit: 24,
  basketLimit: 120,
  contactEmail: 'hello@pipwell.example.com',
  contactPhone: '020 7946 0100',
  referralReward: 500,
  // A point for each pound.
  loyalty: { kind: 'points', pointsPerUnit: 1, goal: 20, reward: 100 },
  contactSubjects: [
    'An order',
    'Something missing or wrong',
    'A refund',
    'My account',
    'A store',
    'An idea',
    'Something else',
  ],
  headerFooter: {
    header: {
      links: [
        { label: 'Offers', href: '/stores/:storeSlug/offers' },
        { label: 'Stores', href: '/store-all' },
        { label: 'Help', href: '/faqs' },
      ],
      notice: null,
    },
    footer: {
      columns: [
        {
          title: 'Shopping',
          links: [
            { label: 'Offers', href: '/stores/:storeSlug/offers' },
            { label: 'Find a store', href: '/stores-near-by' },
            { label: 'All stores', href: '/store-all' },
            { label: 'Your basket', href: '/basket' },
          ],
        },
        {
          title: 'Help',
          links: [
            { label: 'Questions', href: '/faqs' },
            { label: 'Delivery and collection', href: '/delivery' },
            { label: 'Write to us', href: '/contact' },
            { label: 'About Pipwell', href: '/about' },
          ],
        },
        {
          title: 'Your account',
          links: [
            { label: 'Account overview', href: '/member' },
            { label: 'Your orders', href: '/member/orders' },
            { label: 'Favourites and lists', href: '/member/lists' },
          ],
        },
        {
          title: 'Small print',
          links: [
            { label: 'Privacy', href: '/privacy' },
            { label: 'Your data without an account', href: '/your-data' },
            { label: 'Terms', href: '/terms' },
            { label: 'Accessibility', href: '/accessibility' },
          ],
        },
      ],
      stayInTouch: 'What is in season, and what is on offer',
      social: socialLinks('pipwell'),
      apps: [
        { platform: 'ios', href: 'https://example.com/apps/ios/pipwell' },
        { platform: 'android', href: 'https://example.com/apps/android/pipwell' },
      ],
      smallPrint: 'Pipwell is an invented grocer. No bread was baked.',
    },
  },
  home: {
    hero: {
      title: 'Good food from round the corner',
      text: 'Picked in a shop near you and brought to your door.',
      image: '/pictures/hero-grocery/960.webp',
      note: null,
      aisle: 'veg',
    },
    steps: [
      { title: 'Tell us where', text: 'Your postcode shows when we can deliver, and the store nearest you.' },
      { title: 'Fill your basket', text: 'Choose an hour and we hold it for 15 minutes while you finish.' },
      {
        title: 'We pick and deliver',
        text: 'You can see when your order is picked and on its way. If something runs out, you decide whether we replace it.',
      },
    ],
    sections: [
      {
        title: 'Baked in the shop',
        text: 'Bread that was dough at midnight.',
        image: '/pictures/loaf-pair/xxhdpi_3x.webp',
        aisle: 'bakery',
      },
      {
        title: 'Named farms',
        text: 'Ask us who grew it. We know.',
        image: '/pictures/carrots/xxhdpi_3x.webp',
        aisle: 'veg',
      },
      {
        title: 'Tea, sorted',
        text: 'Twenty minutes, four ingredients.',
        image: '/pictures/spaghetti-meal/xxhdpi_3x.webp',
        aisle: 'cupboard',
      },
    ],
  },
};
