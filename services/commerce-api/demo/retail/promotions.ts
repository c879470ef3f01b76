import type { BannerPlan, DealPlan } from '../content/promotion';

export const retailDeals: readonly DealPlan[] = [
  {
    name: 'Three mugs for £18',
    description: 'Any three Tor mugs, any glaze.',
    text: '3 for £18',
    motif: 'mug-ultramarine',
    gives: { kind: 'multi_buy', quantity: 3, price: 1_800 },
    sections: [{ name: 'Mugs', from: ['mugs-and-cups'], matching: /stoneware mug/ }],
  },
  {
    name: 'Table, relaid',
    description: 'Plates, bowls and glasses: a fifth off a set of each, bought together.',
    text: '20% off the set',
    motif: 'dinner-plates-bone',
    gives: { kind: 'percentage', percent: 20 },
    sections: [
      { name: 'Plates', from: ['plates'], choose: 1 },
      { name: 'Bowls', from: ['bowls'], choose: 1 },
      { name: 'Glasses', from: ['glasses-and-jugs'], choose: 1 },
    ],
  },
  {
    name: 'Lamp and bulb',
    description: 'Four pounds off a bulb with any lamp.',
    text: 'Bulb £4 off',
    motif: 'dome-lamp-ink',
    gives: { kind: 'fixed', amount: 400 },
    sections: [
      { name: 'Lamp', from: ['table-lamps', 'desk-lamps', 'pendants', 'floor-lamps'], choose: 1 },
      { name: 'Bulb', from: ['bulbs-and-string-lights'], matching: /bulb/, choose: 1 },
    ],
  },
  {
    name: 'Two towels for £30',
    description: 'Two Weir bath towels.',
    text: '2 for £30',
    motif: 'towels-sky',
    gives: { kind: 'multi_buy', quantity: 2, price: 3_000 },
    days: [-10, 18],
    sections: [{ name: 'Bath towels', from: ['towels'], matching: /bath towel/ }],
  },
  {
    name: 'Three cleaning sprays for £12',
    description: 'Sprays, any three.',
    text: '3 for £12',
    motif: 'spray-sky',
    gives: { kind: 'multi_buy', quantity: 3, price: 1_200 },
    sections: [{ name: 'Sprays', from: ['sprays'], under: 500 }],
  },
  {
    name: 'Ten pounds off tools',
    description: 'Spend £40 on hand tools.',
    text: '£10 off £40',
    motif: 'toolbox-ultramarine',
    gives: { kind: 'fixed', amount: 1_000, minimumSpend: 4_000 },
    sections: [
      { name: 'Hammers and saws', from: ['hammers-and-saws'] },
      { name: 'Drivers and spanners', from: ['drivers-and-spanners'] },
    ],
  },
  {
    name: 'Five testers for £18',
    description: 'Look at all of them at night.',
    text: '5 for £18',
    motif: 'paint-tin-sky',
    gives: { kind: 'multi_buy', quantity: 5, price: 1_800 },
    sections: [{ name: 'Tester pots', from: ['paint'], matching: /Tester/ }],
  },
  {
    name: 'Bathroom set for £35',
    description: 'A bath towel and a bath mat to stand on.',
    text: 'Set for £35',
    motif: 'towels-bone',
    gives: { kind: 'bundle', price: 3_500 },
    sections: [
      { name: 'A bath towel', from: ['towels'], matching: /bath towel/, choose: 1 },
      { name: 'A mat', from: ['bath-mats'], choose: 1 },
    ],
  },
  {
    name: 'Summer on the sill',
    description: 'A tenth off pots. Over until the sun is back.',
    text: '10% off pots',
    motif: 'toolbox-ultramarine',
    gives: { kind: 'percentage', percent: 10 },
    days: [-90, -40],
    sections: [{ name: 'Pots', from: ['planted-pots', 'empty-pots'] }],
  },
];

export const retailBanners: readonly BannerPlan[] = [
  {
    title: 'Light the long evenings',
    text: 'Table lamps from £18. Order by six, collect tonight.',
    motif: 'dome-lamp-bone',
    link: '/stores/:storeSlug/category/table-lamps',
    placement: 'home',
  },
  {
    title: 'The table, relaid',
    text: 'Plates from £2.50 each.',
    motif: 'side-plates-sky',
    link: '/stores/:storeSlug/category/plates',
    placement: 'category',
  },
  {
    title: 'Made to be repaired',
    text: 'Spare parts for every lamp that we ever sold.',
    motif: 'toolbox-ultramarine',
    link: null,
    placement: 'search',
  },
  {
    title: '60 days to bring it back',
    text: 'Any store, no questions.',
    motif: 'gift-box-ultramarine',
    link: null,
    placement: 'basket',
  },
];
