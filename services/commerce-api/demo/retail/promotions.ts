import type { BannerPlan, DealPlan } from '../content/promotion';

export const retailDeals: readonly DealPlan[] = [
  {
    name: 'Three mugs for £18',
    description: 'Any three Tor mugs, any glaze.',
    text: '3 for £18',
    motif: 'mug-ultramarine',
    sections: [{ name: 'Mugs', from: ['mugs-and-cups'], matching: /stoneware mug/ }],
  },
  {
    name: 'Table, relaid',
    description: 'Six plates, six bowls, three glasses. A fifth off together.',
    text: '20% off the set',
    motif: 'dinner-plates-bone',
    sections: [
      { name: 'Plates', from: ['plates'] },
      { name: 'Bowls', from: ['bowls'] },
      { name: 'Glasses', from: ['glasses-and-jugs'] },
    ],
  },
  {
    name: 'Lamp and bulb',
    description: 'A bulb at half price with any table lamp.',
    text: 'Half-price bulb',
    motif: 'dome-lamp-ink',
    sections: [
      { name: 'Lamp', from: ['table-lamps'] },
      { name: 'Bulb', from: ['bulbs-and-string-lights'], matching: /bulb/ },
    ],
  },
  {
    name: 'Two towels for £30',
    description: 'Two Weir bath towels.',
    text: '2 for £30',
    motif: 'towels-sky',
    sections: [{ name: 'Bath towels', from: ['towels'], matching: /bath towel/ }],
  },
  {
    name: 'Three cleaning sprays for £12',
    description: 'Sprays, any three.',
    text: '3 for £12',
    motif: 'spray-sky',
    sections: [{ name: 'Sprays', from: ['sprays'], under: 500 }],
  },
  {
    name: 'Ten pounds off tools',
    description: 'Spend £40 on hand tools.',
    text: '£10 off £40',
    motif: 'toolbox-ultramarine',
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
    sections: [{ name: 'Tester pots', from: ['paint'], matching: /Tester/ }],
  },
];

export const retailBanners: readonly BannerPlan[] = [
  {
    title: 'Light the long evenings',
    text: 'Table lamps from £18. Order by six, collect tonight.',
    motif: 'dome-lamp-bone',
    link: null,
    placement: 'home',
  },
  {
    title: 'The table, relaid',
    text: 'Plates from £2.50 each.',
    motif: 'side-plates-sky',
    link: null,
    placement: 'category',
  },
  {
    title: '60 days to bring it back',
    text: 'Any store, no questions.',
    motif: 'gift-box-ultramarine',
    link: null,
    placement: 'basket',
  },
];
