import type { OptionRecipe } from '../content/option-recipe';

const one = { minimum: 1, maximum: 1, exclusive: true } as const;

export const groceryOptions: Readonly<Record<string, readonly OptionRecipe[]>> = {
  slicing: [
    { name: 'How shall we slice it?', values: ['Not sliced', '*Medium', 'Thick'], grid: true, ...one },
    {
      name: 'Something to go on it',
      values: [
        'Salted butter, 100g +95',
        'Strawberry jam, 110g +80',
        'Wildflower honey, 120g +120',
        'Crunchy peanut butter, 100g +85',
      ],
      maximum: 2,
      placeholder: 'Choose up to two',
    },
  ],
  pizza: [
    { name: 'Size', values: ['*Regular, 10 inch', 'Large, 12 inch +200', 'Family, 14 inch +400'], ...one },
    { name: 'Base', values: ['*Classic', 'Thin', 'Gluten-free +150'], grid: true, ...one },
    {
      name: 'Extra toppings',
      values: [
        'Mushrooms +100',
        'Peppers +100',
        'Red onion +100',
        'Olives +100',
        'Sweetcorn +100',
        'Jalapeños +100',
        'Extra mozzarella +100',
        'Goat’s cheese +100',
      ],
      bySize: [100, 130, 160],
      maximum: 5,
      free: 1,
      placeholder: 'Up to five, the first is free',
    },
    {
      name: 'Dip for the crust',
      values: ['Garlic and herb +80', 'Tomato and basil +80', 'Hot honey +90'],
      maximum: 1,
      exclusive: true,
    },
  ],
  cake: [
    {
      name: 'Message on the cake',
      values: [
        '*No message',
        'Happy birthday',
        'Congratulations',
        'Thank you',
        'Well done',
        'Words of your own ?30 Your message',
      ],
      grid: true,
      ...one,
    },
    { name: 'Icing colour', values: ['*Leaf green', 'Tangerine', 'Berry pink', 'Sky blue'], grid: true, ...one },
    { name: 'Candles', values: ['Beeswax candles, 10 +250', 'Gold number candle +200', 'Sparkler +150'], maximum: 3 },
  ],
  meal: [
    {
      name: 'Choose a side',
      values: ['Sea salt crisps', 'Fruit pot', 'Carrots and hummus +50', 'Tortilla chips'],
      ...one,
    },
    {
      name: 'A dip for the tortilla chips',
      values: ['*Tomato salsa', 'Guacamole +40', 'Soured cream'],
      dependsOn: 'Tortilla chips',
      ...one,
    },
    {
      name: 'Choose a drink',
      values: ['*Still spring water', 'Sparkling spring water', 'Smooth orange juice +30', 'Sicilian lemonade +40'],
      ...one,
    },
  ],
  sauces: [
    { name: 'Sauce', values: ['No sauce', '*Tomato ketchup', 'English mustard', 'Brown sauce', 'Hot chilli'], ...one },
    {
      name: 'Extras',
      values: ['Crispy onions +50', 'Gherkins +40', 'Cheddar +70', 'Jalapeños +50'],
      maximum: 3,
      free: 0,
    },
  ],
  grind: [
    { name: 'Grind', values: ['Whole beans', '*Cafetière', 'Filter', 'Moka pot', 'Espresso'], grid: true, ...one },
  ],
  card: [
    {
      name: 'Add a card',
      values: ['*No card', 'Happy birthday card +150', 'Thank you card +150', 'Plain card +120'],
      ...one,
    },
  ],
  fitting: [{ name: 'Fitting', values: ['*Bayonet', 'Screw'], grid: true, ...one }],
};
