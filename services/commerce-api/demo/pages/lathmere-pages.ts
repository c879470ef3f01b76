import { legalPages } from './legal-pages';
import { type PagePlan, type RedirectPlan, section } from './page-plan';

export const lathmerePages: readonly PagePlan[] = [
  ...legalPages({
    name: 'Lathmere',
    company: 'Lathmere House Limited, 112 Cooper Street, Bath BA1 5BG',
    email: 'house@lathmere.example.com',
    phone: '01225 960100',
    voice: {
      privacy: 'We keep what an order needs. Nothing else.',
      terms: 'You order, we hold it, you have 60 days to think again.',
      accessibility: 'Good things should be easy to reach, on a screen too.',
    },
    returns: { days: 60, except: 'Engraved, cut or mixed items cannot be returned, unless they are faulty.' },
  }),
  {
    slug: 'returns',
    kind: 'page',
    title: 'Returns and repairs',
    description: '60 days, any store, no argument.',
    sections: [
      section(null, ['Bring it back within 60 days, to any store, with the order number. Unused, unless it failed.']),
      section(
        'How',
        ['Three ways:'],
        [
          'At the counter: your money goes back the way it came.',
          'By post: it costs £3.95, and the label comes when you contact us.',
          'For an exchange: we reserve the new one for you.',
        ],
      ),
      section('Repairs', ['Lamps, tools and knives can be repaired. Ask at any store.']),
    ],
  },
  {
    slug: 'about',
    kind: 'page',
    title: 'About Lathmere',
    description: 'Home and household, five stores, everything in reach.',
    sections: [
      section(null, ['Five stores in old buildings. A few hundred things, each chosen because it lasts.']),
      section('In stock', ['Stock is updated every hour. If the page says it is there, it is.']),
      section('Marked for you', ['Boards, mills, flasks and blankets can be engraved while you wait, or by tomorrow.']),
    ],
  },
];

export const lathmereRedirects: RedirectPlan = {
  help: { route: 'faq' },
  contacts: { route: 'contact' },
  shops: { route: 'store-all' },
  'privacy-policy': { page: 'privacy' },
  guarantee: { page: 'returns' },
};
