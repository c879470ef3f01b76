import type { Theme } from '../src/themes/theme';

export type SampleItem = {
  name: string;
  picture: string;
  tint: string;
  price: number;
  wasPrice?: number;
  unitPrice?: { amount: number; unit: string };
  badge?: { text: string; kind?: 'sale' | 'new' };
  hfss?: boolean;
  minimumAge?: number;
  outOfStock?: boolean;
  inBasket?: number;
};

export type SampleShop = {
  name: string;
  place: string;
  time: string;
  search: string;
  aisle: string;
  intro: string;
  departments: string[];
  parts: string[];
  items: SampleItem[];
};

const each = (amount: number) => ({ amount, unit: 'each' });

const pipwell: SampleShop = {
  name: 'Pipwell',
  place: 'Delivery to SE1 9GF',
  time: 'Today, 5–6pm',
  search: 'Search bread, milk, something for tea',
  aisle: 'Breakfast',
  intro: 'A good start, from toast to porridge.',
  parts: ['Everything', 'Bread', 'Cereals and oats', 'Spreads', 'Tea and coffee'],
  departments: [
    'Fruit & veg',
    'Bakery',
    'Breakfast',
    'Milk & dairy',
    'Meat & fish',
    'Food cupboard',
    'Frozen',
    'Drinks',
  ],
  items: [
    {
      name: 'Seeded farmhouse loaf 800g',
      picture: 'loaf',
      tint: 'bakery',
      price: 185,
      wasPrice: 230,
      unitPrice: { amount: 23, unit: '100g' },
      badge: { text: 'Save 45p', kind: 'sale' },
      inBasket: 1,
    },
    {
      name: 'Strawberry conserve with whole fruit, 340g',
      picture: 'jar',
      tint: 'cupboard',
      price: 220,
      unitPrice: { amount: 65, unit: '100g' },
      hfss: true,
    },
    {
      name: 'Whole milk, 4 pints',
      picture: 'bottle',
      tint: 'dairy',
      price: 165,
      unitPrice: { amount: 73, unit: 'litre' },
    },
    {
      name: 'Oranges',
      picture: 'fruit',
      tint: 'fruit',
      price: 33,
      unitPrice: each(33),
      badge: { text: 'New', kind: 'new' },
    },
    { name: 'White farmhouse loaf 400g', picture: 'loaf', tint: 'bakery', price: 120, outOfStock: true },
    {
      name: 'Cider, 500ml',
      picture: 'bottle',
      tint: 'drinks',
      price: 245,
      unitPrice: { amount: 490, unit: 'litre' },
      minimumAge: 18,
    },
    {
      name: 'Tomato and basil sauce, 350g',
      picture: 'jar',
      tint: 'cupboard',
      price: 175,
      unitPrice: { amount: 50, unit: '100g' },
    },
    {
      name: 'Clementines, 600g',
      picture: 'fruit',
      tint: 'fruit',
      price: 180,
      unitPrice: { amount: 300, unit: 'kg' },
      badge: { text: '2 for £3', kind: 'sale' },
    },
  ],
};

const lathmere: SampleShop = {
  name: 'Lathmere',
  place: 'Collect from Walcot Street',
  time: 'Thu 26 Nov, 4–5pm',
  search: 'Search the house',
  aisle: 'Table',
  intro: 'Plates, glasses and what goes between.',
  parts: ['All', 'Mugs', 'Plates', 'Bowls', 'Glasses', 'Cutlery', 'Linen'],
  departments: ['Kitchen', 'Lighting', 'Bath', 'Cleaning', 'Tools', 'Garden', 'Bedroom', 'Gifts'],
  items: [
    {
      name: 'Tor stoneware mug, ink',
      picture: 'mug',
      tint: 'kitchen',
      price: 750,
      unitPrice: each(750),
      badge: { text: '3 for £18', kind: 'sale' },
      inBasket: 1,
    },
    {
      name: 'Cove serving bowl, sky',
      picture: 'bowl',
      tint: 'kitchen',
      price: 1600,
      wasPrice: 2000,
      badge: { text: 'Save £4', kind: 'sale' },
    },
    {
      name: 'Lune carafe with cork stopper and a saucer',
      picture: 'carafe',
      tint: 'bath',
      price: 1400,
      badge: { text: 'New', kind: 'new' },
    },
    { name: 'Perrin table lamp', picture: 'lamp', tint: 'lighting', price: 3800 },
    { name: 'Harbour bowl, grey', picture: 'bowl', tint: 'bedroom', price: 2800, outOfStock: true },
    {
      name: 'Sherry, half bottle',
      picture: 'carafe',
      tint: 'gifts',
      price: 1150,
      minimumAge: 18,
      unitPrice: { amount: 3067, unit: 'litre' },
    },
    {
      name: 'Salted caramels, 200g',
      picture: 'bowl',
      tint: 'toys',
      price: 640,
      hfss: true,
      unitPrice: { amount: 320, unit: '100g' },
    },
    { name: 'Tor stoneware mug, second', picture: 'mug', tint: 'tools', price: 500, wasPrice: 750 },
  ],
};

export const sampleShop = (theme: Theme): SampleShop => (theme.brand === 'retail' ? lathmere : pipwell);
