import type { FoodKind } from '../content/food-kind';

const PLANT = ['vegetarian', 'vegan', 'gluten-free'];

export const freshKinds = {
  fruit: {
    ingredients: null,
    typical: [52, 0.2, 0, 12, 11, 2.1, 0.7, 0],
    storage: 'Ripens in the bowl, keeps longer in the fridge. Wash before eating.',
    tags: PLANT,
    asides: [
      'Picked ripe and sent the same day.',
      'Good for lunch boxes and long walks.',
      'Chosen by hand at the market each morning.',
      'Sweet enough to be pudding.',
    ],
  },
  vegetable: {
    ingredients: null,
    typical: [33, 0.4, 0.1, 5.4, 3.2, 2.6, 1.9, 0.03],
    storage: 'Keep in the bottom of the fridge. Wash before use.',
    tags: PLANT,
    asides: [
      'Grown by people whose names we know.',
      'Lovely roasted with nothing but oil and salt.',
      'Pulled, washed and packed within two days.',
      'A good reason to put the oven on.',
    ],
  },
  leaves: {
    ingredients: null,
    typical: [21, 0.5, 0.1, 1.8, 1.4, 1.9, 2.1, 0.1],
    storage: 'Keep in the fridge and eat within two days of opening.',
    tags: PLANT,
    asides: ['Washed and ready for the bowl.', 'Crisp enough to hear.', 'Dress it at the last moment.'],
  },
  herbs: {
    ingredients: null,
    typical: [36, 0.8, 0.1, 4.1, 0.9, 3.3, 3, 0.05],
    storage: 'Stand in a glass of water, or keep in the fridge.',
    tags: PLANT,
    asides: ['Tear it in at the end.', 'The smell alone is worth it.', 'A handful changes supper.'],
  },
  flowers: {
    ingredients: null,
    typical: null,
    storage: 'Trim the stems, change the water every other day and keep out of full sun.',
    tags: [],
    asides: ['Five days fresh, or we send another bunch.', 'Wrapped in paper, never in plastic.'],
  },
  bread: {
    ingredients:
      '**Wheat** flour (with calcium, iron, niacin and thiamin), water, yeast, sea salt, rapeseed oil, **barley** malt',
    typical: [245, 2.9, 0.5, 45, 2.6, 3.6, 9.4, 0.92],
    storage: 'Somewhere cool and dry, never the fridge. Freezes well, sliced, for three months.',
    tags: ['vegetarian', 'vegan'],
    asides: [
      'Good for three days, and for toast after that.',
      'Proved overnight, so it tastes of something.',
      'Baked at five this morning.',
      'Best with cold butter.',
    ],
  },
  pastry: {
    ingredients: '**Wheat** flour, butter (**milk**) 24%, water, sugar, yeast, **egg**, salt',
    typical: [406, 21.5, 13.4, 44, 9.2, 2.4, 8.3, 0.82],
    storage: 'Best on the day. Five minutes in a warm oven brings it back.',
    tags: ['vegetarian'],
    asides: [
      'All butter, as it should be.',
      'Warm it and the kitchen smells like Sunday.',
      'One is never quite enough.',
    ],
    hfss: true,
  },
  cake: {
    ingredients:
      'Sugar, **wheat** flour, **egg**, butter (**milk**), rapeseed oil, raising agent (sodium bicarbonate), salt. May contain **nuts** and **soya**',
    typical: [392, 18.2, 8.4, 52, 33, 1.3, 4.9, 0.48],
    storage: 'Keep in a tin and eat within four days of opening.',
    tags: ['vegetarian'],
    asides: ['Cut it thick.', 'Made in small batches, and it shows.', 'The kettle goes on by itself.'],
    hfss: true,
  },
  freeFromBread: {
    ingredients:
      'Water, tapioca starch, rice flour, potato starch, rapeseed oil, psyllium husk, **egg** white, yeast, salt',
    typical: [251, 6.1, 0.6, 42, 4.1, 6.2, 3.7, 0.95],
    storage: 'Keep cool and dry. Toast from frozen.',
    tags: ['vegetarian', 'gluten-free'],
    asides: ['Tastes like bread, which is the point.', 'Holds together in a sandwich.'],
  },
} satisfies Record<string, FoodKind>;
