import type { BannerPlan, DealPlan } from '../content/promotion';

export const groceryDeals: readonly DealPlan[] = [
  {
    name: 'Two punnets for £4',
    description: 'Any two small punnets of berries or cherries.',
    text: '2 for £4',
    motif: 'blueberries',
    sections: [{ name: 'Berries and cherries', from: ['berries-and-cherries'], under: 300 }],
  },
  {
    name: 'Four tins for £2',
    description: 'Mix tomatoes, beans and pulses as you like.',
    text: '4 for £2',
    motif: 'chopped-tomatoes',
    sections: [
      { name: 'Tomatoes', from: ['tomatoes-and-vegetables'], under: 100 },
      { name: 'Beans and pulses', from: ['beans-and-pulses'], under: 100 },
    ],
  },
  {
    name: 'Pizza night for £9',
    description: 'One chilled pizza, one garlic baguette and a tub of ice cream.',
    text: 'Pizza night £9',
    motif: 'fresh-pizza',
    sections: [
      { name: 'A pizza', from: ['chilled-pizza-and-garlic-bread'], matching: /Sourdough/ },
      { name: 'Garlic bread', from: ['chilled-pizza-and-garlic-bread'], matching: /Garlic/ },
      { name: 'Ice cream', from: ['ice-cream-tubs'], under: 400 },
    ],
  },
  {
    name: 'Three dips for £4',
    description: 'Hummus, salsa, guacamole or pesto, in any order.',
    text: '3 for £4',
    motif: 'hummus',
    sections: [{ name: 'Dips', from: ['dips'] }],
  },
  {
    name: 'A quarter off six bottles',
    description: 'Choose any six bottles of still wine.',
    text: '25% off 6',
    motif: 'red-wine',
    sections: [
      { name: 'Red', from: ['red-wine'] },
      { name: 'White and rosé', from: ['white-and-rose'] },
    ],
  },
  {
    name: 'Two for £3 on crisps',
    description: 'Two large bags, any flavour.',
    text: '2 for £3',
    motif: 'salted-crisps',
    sections: [{ name: 'Large bags', from: ['crisps'], matching: /150g/ }],
  },
  {
    name: 'Breakfast for £6',
    description: 'Bread, eggs and bacon or sausages.',
    text: 'Breakfast £6',
    motif: 'eggs',
    sections: [
      { name: 'Bread', from: ['sliced-bread'] },
      { name: 'Eggs', from: ['eggs'], under: 220 },
      { name: 'Bacon', from: ['bacon-and-cooked-meats'], matching: /bacon/, under: 300 },
    ],
  },
  {
    name: 'Five pounds off a big wash',
    description: 'Spend £15 on laundry and dishes.',
    text: '£5 off £15',
    motif: 'laundry-liquid',
    sections: [
      { name: 'Laundry', from: ['laundry'] },
      { name: 'Dishes', from: ['dishes'] },
    ],
  },
];

export const groceryBanners: readonly BannerPlan[] = [
  {
    title: 'Bread baked at five',
    text: 'Order by nine tonight and it is on your step by breakfast.',
    motif: 'loaf',
    link: null,
    placement: 'home',
  },
  {
    title: 'Berries while they last',
    text: 'Two small punnets for £4, until Tuesday.',
    motif: 'strawberries',
    link: null,
    placement: 'category',
  },
  {
    title: 'Free delivery over £60',
    text: 'And never more than £4.50 under it.',
    motif: 'satsuma-bag',
    link: null,
    placement: 'basket',
  },
];
