import type { FoodKind } from '../content/food-kind';

const COLD = 'Keep in the fridge below 5°C and eat within three days of opening.';

export const chilledKinds = {
  milk: {
    ingredients: 'Cow’s **milk**',
    typical: [56, 2.6, 1.6, 4.8, 4.8, 0, 3.5, 0.1],
    storage: 'Keep in the fridge. Once opened, use within three days.',
    tags: ['vegetarian', 'gluten-free'],
    asides: ['From herds within a morning’s drive.', 'In a bottle you can recycle.', 'For tea, and everything else.'],
    per: '100ml',
  },
  plantDrink: {
    ingredients: 'Water, **oats** 10%, rapeseed oil, calcium carbonate, sea salt, vitamins B2, B12 and D2',
    typical: [46, 1.4, 0.2, 6.6, 3.3, 0.8, 1, 0.1],
    storage: 'Shake well. Once opened, keep in the fridge for five days.',
    tags: ['vegetarian', 'vegan'],
    asides: ['Foams without a fuss.', 'Good on cereal, better in coffee.'],
    per: '100ml',
  },
  cream: {
    ingredients: 'Cream (cow’s **milk**)',
    typical: [345, 35, 22, 3.2, 3.2, 0, 1.9, 0.07],
    storage: COLD,
    tags: ['vegetarian', 'gluten-free'],
    asides: ['A spoonful mends most sauces.', 'For pouring with a steady hand.'],
  },
  butter: {
    ingredients: 'Butter (cow’s **milk**), salt',
    typical: [744, 82, 52, 0.6, 0.6, 0, 0.6, 1.3],
    storage: 'Keep in the fridge, or in a dish for the day.',
    tags: ['vegetarian', 'gluten-free'],
    asides: ['Slow-churned, so it spreads.', 'Toast deserves it.'],
  },
  cheese: {
    ingredients: 'Cow’s **milk**, salt, cultures, vegetarian rennet',
    typical: [398, 33, 21, 0.3, 0.2, 0, 25, 1.7],
    storage: 'Keep in the fridge in waxed paper. Take it out an hour before.',
    tags: ['vegetarian', 'gluten-free'],
    asides: ['Let it come to room temperature.', 'Good with an apple and a knife.', 'Turned by hand in the cellar.'],
  },
  yoghurt: {
    ingredients: '**Milk**, cream (**milk**), live cultures',
    typical: [92, 4.6, 3, 7.8, 7.4, 0.2, 4.9, 0.13],
    storage: COLD,
    tags: ['vegetarian', 'gluten-free'],
    asides: ['Thick enough to stand a spoon in.', 'Breakfast, pudding or half past three.', 'Live, and mild with it.'],
  },
  dessert: {
    ingredients: '**Milk**, sugar, cream (**milk**), cornflour, **egg** yolk, vanilla',
    typical: [138, 5.2, 3.2, 19, 15.2, 0.4, 3.1, 0.12],
    storage: COLD,
    tags: ['vegetarian'],
    asides: ['For when it has been that kind of day.', 'Warm it, if you like.'],
    hfss: true,
  },
  eggs: {
    ingredients: '**Egg**',
    typical: [131, 9, 2.5, 0.2, 0.2, 0, 12.6, 0.39],
    storage: 'Keep in the fridge, pointed end down.',
    tags: ['vegetarian', 'gluten-free'],
    asides: ['Laid by hens that go outside.', 'Yolks the colour of marigolds.'],
  },
  dip: {
    ingredients: 'Chickpeas 48%, rapeseed oil, water, **sesame** paste, lemon juice, garlic, salt',
    typical: [268, 21, 2.1, 10.6, 1.1, 4.2, 7, 0.95],
    storage: COLD,
    tags: ['vegetarian'],
    asides: ['For carrots, crackers and standing at the fridge.', 'Made this week, never last.'],
  },
  meat: {
    ingredients: null,
    typical: [178, 9.8, 3.8, 0, 0, 0, 22, 0.2],
    storage: 'Keep in the fridge below 5°C. Suitable for freezing on the day you buy it.',
    tags: ['gluten-free'],
    asides: ['From farms we visit, unannounced.', 'Let it rest before you carve.', 'British, and reared slowly.'],
  },
  curedMeat: {
    ingredients:
      'Pork, sea salt, sugar, preservatives (sodium nitrite, potassium nitrate), antioxidant (sodium ascorbate)',
    typical: [215, 14.6, 5.4, 0.8, 0.6, 0, 19.6, 2.4],
    storage: COLD,
    tags: ['gluten-free'],
    asides: ['Cured the old way, over days.', 'Crisps up without a puddle.'],
  },
  sausage: {
    ingredients:
      'Pork 88%, water, rusk (**wheat** flour, salt), seasoning (salt, white pepper, nutmeg, **sulphites**), beef casing',
    typical: [262, 19.8, 7.3, 6.3, 0.8, 0.9, 14.2, 1.4],
    storage: 'Keep in the fridge. Cook through, and turn often.',
    tags: [],
    asides: ['Nothing in them you would not cook with.', 'Low heat and patience.'],
  },
  fish: {
    ingredients: '{name} (**fish**)',
    typical: [142, 7.1, 1.3, 0, 0, 0, 19.6, 0.2],
    storage: 'Keep on ice or in the coldest part of the fridge, and eat within a day.',
    tags: ['gluten-free'],
    asides: [
      'Landed, filleted and with us by morning.',
      'A hot pan, skin down, and leave it alone.',
      'Responsibly caught, and we say where.',
    ],
  },
  shellfish: {
    ingredients: '{name} (**crustaceans**), salt',
    typical: [82, 0.8, 0.2, 0.3, 0, 0, 18.4, 1.1],
    storage: 'Keep on ice or in the coldest part of the fridge, and eat within a day.',
    tags: ['gluten-free'],
    asides: ['Lemon, butter, bread.', 'Cooked in three minutes.'],
  },
  meatFree: {
    ingredients:
      'Water, pea protein 18%, rapeseed oil, onion, **wheat** gluten, chickpea flour, **soya** sauce, yeast extract, herbs',
    typical: [186, 9.2, 1.2, 11, 1.8, 5.6, 13.8, 1.1],
    storage: 'Keep in the fridge. Cook until piping hot.',
    tags: ['vegetarian', 'vegan'],
    asides: ['Ask the table to guess.', 'Holds its own on the barbecue.'],
  },
  meal: {
    ingredients:
      'Water, cooked pasta (**wheat**, **egg**), tomato 16%, **milk**, onion, rapeseed oil, **celery**, cornflour, garlic, salt, pepper',
    typical: [148, 6.3, 2.6, 14.4, 2.6, 1.4, 7.6, 0.62],
    storage: COLD,
    tags: [],
    asides: [
      'Twenty-five minutes, and a green salad.',
      'Cooked in pans, not in vats.',
      'Supper, when cooking is too much to ask.',
    ],
  },
  soup: {
    ingredients: 'Tomatoes 52%, water, onion, carrot, **celery**, cream (**milk**), cornflour, basil, salt',
    typical: [52, 2.4, 1.1, 6, 3.6, 0.9, 1.2, 0.55],
    storage: COLD,
    tags: ['vegetarian', 'gluten-free'],
    asides: ['A bowl, a spoon, a jumper.', 'Heat gently and do not let it boil.'],
  },
  lunch: {
    ingredients:
      'Bread (**wheat** flour, water, yeast, salt), filling 42%, mayonnaise (rapeseed oil, **egg**, **mustard**), salad leaves',
    typical: [226, 9.8, 2.2, 23, 2.4, 2.2, 10.4, 0.92],
    storage: 'Keep in the fridge and eat today.',
    tags: [],
    asides: ['Made in the shop this morning.', 'Cut on the diagonal, obviously.'],
  },
} satisfies Record<string, FoodKind>;
