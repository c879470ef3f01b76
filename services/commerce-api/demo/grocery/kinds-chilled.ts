import type { FoodKind } from '../content/food-kind';

const COLD = 'Keep in the fridge below 5°C and eat within three days of opening.';

export const chilledKinds = {
  milk: {
    storage: 'Keep in the fridge. Once opened, use within three days.',
    asides: ['From herds within a morning’s drive.', 'In a bottle you can recycle.', 'For tea, and everything else.'],
  },
  plantDrink: {
    storage: 'Shake well. Once opened, keep in the fridge for five days.',
    asides: ['Foams without a fuss.', 'Good on cereal, better in coffee.'],
  },
  cream: {
    storage: COLD,
    asides: ['A spoonful mends most sauces.', 'For pouring with a steady hand.'],
  },
  butter: {
    storage: 'Keep in the fridge, or in a dish for the day.',
    asides: ['Slow-churned, so it spreads.', 'Toast deserves it.'],
  },
  cheese: {
    storage: 'Keep in the fridge in waxed paper. Take it out an hour before.',
    asides: ['Let it come to room temperature.', 'Good with an apple and a knife.', 'Turned by hand in the cellar.'],
  },
  yoghurt: {
    storage: COLD,
    asides: ['Thick enough to stand a spoon in.', 'Breakfast, pudding or half past three.', 'Live, and mild with it.'],
  },
  dessert: {
    storage: COLD,
    asides: ['For when it has been that kind of day.', 'Warm it, if you like.'],
    hfss: true,
  },
  eggs: {
    storage: 'Keep in the fridge, pointed end down.',
    asides: ['Laid by hens that go outside.', 'Yolks the colour of marigolds.'],
  },
  dip: {
    storage: COLD,
    asides: ['For carrots, crackers and standing at the fridge.', 'Made this week, never last.'],
  },
  meat: {
    storage: 'Keep in the fridge below 5°C. Suitable for freezing on the day you buy it.',
    asides: ['From farms we visit, unannounced.', 'Let it rest before you carve.', 'British, and reared slowly.'],
  },
  curedMeat: {
    storage: COLD,
    asides: ['Cured the old way, over days.', 'Crisps up without a puddle.'],
  },
  sausage: {
    storage: 'Keep in the fridge. Cook through, and turn often.',
    asides: ['Nothing in them you would not cook with.', 'Low heat and patience.'],
  },
  fish: {
    storage: 'Keep on ice or in the coldest part of the fridge, and eat within a day.',
    asides: [
      'Landed, filleted and with us by morning.',
      'A hot pan, skin down, and leave it alone.',
      'Responsibly caught, and we say where.',
    ],
  },
  shellfish: {
    storage: 'Keep on ice or in the coldest part of the fridge, and eat within a day.',
    asides: ['Lemon, butter, bread.', 'Cooked in three minutes.'],
  },
  meatFree: {
    storage: 'Keep in the fridge. Cook until piping hot.',
    asides: ['Ask the table to guess.', 'Holds its own on the barbecue.'],
  },
  meal: {
    storage: COLD,
    asides: [
      'Twenty-five minutes, and a green salad.',
      'Cooked in pans, not in vats.',
      'Supper, when cooking is too much to ask.',
    ],
  },
  soup: {
    storage: COLD,
    asides: ['A bowl, a spoon, a jumper.', 'Heat gently and do not let it boil.'],
  },
  lunch: {
    storage: 'Keep in the fridge and eat today.',
    asides: ['Made in the shop this morning.', 'Cut on the diagonal, obviously.'],
  },
} satisfies Record<string, FoodKind>;
