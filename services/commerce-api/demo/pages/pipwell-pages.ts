import { legalPages } from './legal-pages';
import { type PagePlan, type RedirectPlan, section } from './page-plan';

export const pipwellPages: readonly PagePlan[] = [
  ...legalPages({
    name: 'Pipwell',
    company: 'Pipwell Grocers Limited, 14 Lantern Yard, London SE1 1TL',
    email: 'hello@pipwell.example.com',
    phone: '020 7946 0100',
    voice: {
      privacy: 'We know what you had for tea on Tuesday. This is what we do with it, which is not much.',
      terms: 'We pick it as if it were for us, and bring it when we said. The rest is below, in plain words.',
      accessibility: 'A shop that some people cannot get into is not much of a shop.',
    },
    returns: { days: 7, except: 'Tell us about fresh food on the day, or the day after if you were out.' },
  }),
  {
    slug: 'delivery',
    kind: 'page',
    title: 'Delivery and collection',
    description: 'When Pipwell delivers, what it costs, and how to collect instead.',
    sections: [
      section(null, [
        'Choose an hour up to two weeks ahead. We pick the order that day and deliver it within the hour you chose.',
      ]),
      section(
        'What it costs',
        ['Each hour shows its own price before you choose it.'],
        [
          'From nothing at quiet times to £5.00 at teatime.',
          'Free over an amount that most stores set. The basket shows how far off you are.',
          'Collection costs nothing, at every store.',
        ],
      ),
      section('At your door', [
        'The driver will carry it to your kitchen if you ask. Hand back anything you did not order or do not want, and we take it off the bill.',
      ]),
      section('Not delivering to you yet?', [
        'Enter your postcode and leave your email address. We will let you know when we start.',
      ]),
    ],
  },
  {
    slug: 'about',
    kind: 'page',
    title: 'About Pipwell',
    description: 'Eight shops, one oven each, and people who know what is ripe.',
    sections: [
      section(null, [
        'Pipwell began as a stall under a railway arch and is now eight shops. Each has a baker, a buyer and a bell.',
      ]),
      section('How we buy', [
        'By name. Ask who grew the carrots and we can tell you. What is not good that morning is not sold that day.',
      ]),
      section('What we throw away', [
        'Very little. Yesterday’s bread is half price, and what is left at closing goes to community kitchens nearby.',
      ]),
    ],
  },
];

export const pipwellRedirects: RedirectPlan = {
  help: { route: 'faq' },
  'contact-us': { route: 'contact' },
  'find-us': { route: 'store-all' },
  'privacy-policy': { page: 'privacy' },
  'delivery-charges': { page: 'delivery' },
  'our-story': { page: 'about' },
};
