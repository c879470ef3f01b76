import type { FoodKind } from '../content/food-kind';

export const freshKinds = {
  fruit: {
    storage: 'Ripens in the bowl, keeps longer in the fridge. Wash before eating.',
    asides: [
      'Picked ripe and sent the same day.',
      'Good for lunch boxes and long walks.',
      'Chosen by hand at the market each morning.',
      'Sweet enough to be pudding.',
    ],
  },
  vegetable: {
    storage: 'Keep in the bottom of the fridge. Wash before use.',
    asides: [
      'Grown by people whose names we know.',
      'Lovely roasted with nothing but oil and salt.',
      'Pulled, washed and packed within two days.',
      'A good reason to put the oven on.',
    ],
  },
  leaves: {
    storage: 'Keep in the fridge and eat within two days of opening.',
    asides: ['Washed and ready for the bowl.', 'Crisp enough to hear.', 'Dress it at the last moment.'],
  },
  herbs: {
    storage: 'Stand in a glass of water, or keep in the fridge.',
    asides: ['Tear it in at the end.', 'The smell alone is worth it.', 'A handful changes supper.'],
  },
  flowers: {
    storage: 'Trim the stems, change the water every other day and keep out of full sun.',
    asides: ['Five days fresh, or we send another bunch.', 'Wrapped in paper, never in plastic.'],
  },
  bread: {
    storage: 'Somewhere cool and dry, never the fridge. Freezes well, sliced, for three months.',
    asides: [
      'Good for three days, and for toast after that.',
      'Proved overnight, so it tastes of something.',
      'Baked at five this morning.',
      'Best with cold butter.',
    ],
  },
  pastry: {
    storage: 'Best on the day. Five minutes in a warm oven brings it back.',
    asides: ['Gone before the plate is.', 'Warm it and the kitchen smells like Sunday.', 'One is never quite enough.'],
    hfss: true,
  },
  cake: {
    storage: 'Keep in a tin and eat within four days of opening.',
    asides: ['Cut it thick.', 'Made in small batches, and it shows.', 'The kettle goes on by itself.'],
    hfss: true,
  },
  freeFromBread: {
    storage: 'Keep cool and dry. Toast from frozen.',
    asides: ['Tastes like bread, which is the point.', 'Holds together in a sandwich.'],
  },
} satisfies Record<string, FoodKind>;
