import type { FoodKind } from '../content/food-kind';

const DRY = 'Store in a cool, dry place, out of the sun.';
const DRINK_AWARE = 'Please enjoy it slowly. Not for sale to anyone under 18.';

export const ambientKinds = {
  cereal: {
    storage: `${DRY} Close the bag tightly.`,
    asides: ['Breakfast that lasts until lunch.', 'Good dry, by the handful.', 'Toasted low and slow.'],
  },
  sweetCereal: {
    storage: `${DRY} Close the bag tightly.`,
    asides: ['Turns the milk a good colour.', 'Weekend in a bowl.'],
    hfss: true,
  },
  cerealBar: {
    storage: DRY,
    asides: ['For pockets.', 'Four o’clock, and all is well.'],
    hfss: true,
  },
  hotChocolate: {
    storage: `${DRY} Keep the lid tight.`,
    asides: ['Good with a blanket.', 'Slippers on.'],
    hfss: true,
  },
  honey: {
    storage: `${DRY} Crystals are no fault: stand the jar in warm water.`,
    asides: ['For toast, and for the spoon when nobody looks.', 'In tea, in porridge, over yoghurt.'],
  },
  ice: {
    storage: 'Keep frozen at -18°C.',
    asides: ['Crushed or whole.'],
  },
  babyFood: {
    storage: `${DRY} Once opened, keep in the fridge and use within a day.`,
    asides: ['From six months.', 'Nothing added.'],
  },
  spread: {
    storage: 'Once opened, keep in the fridge and finish within six weeks.',
    asides: ['Boiled in open pans.', 'Thick on the knife.', 'For toast, and for the spoon when nobody looks.'],
  },
  nutSpread: {
    storage: `${DRY} Oil may separate: stir it back.`,
    asides: ['Stir it before you spread it.', 'Toast, apple, spoon.'],
  },
  tinned: {
    storage: `${DRY} Once opened, empty into a bowl and keep in the fridge.`,
    asides: ['The start of a hundred suppers.', 'A tin worth having three of.', 'Picked at its best and put away.'],
  },
  tinnedFish: {
    storage: `${DRY} Once opened, keep in the fridge for two days.`,
    asides: ['Good on toast, better with capers.', 'Lunch in a minute.'],
  },
  pasta: {
    storage: DRY,
    asides: ['Rough enough to hold its sauce.', 'Salt the water like the sea.', 'Dried slowly.'],
  },
  grain: {
    storage: DRY,
    asides: ['Rinse, simmer, leave the lid on.', 'Cook twice what you need; tomorrow is lunch.'],
  },
  baking: {
    storage: `${DRY} Keep in a tin once opened.`,
    asides: ['Sift it if you have time.', 'Birthdays begin here.'],
  },
  sugar: {
    storage: `${DRY} Keep it airtight, so that it does not clump.`,
    asides: ['Birthdays begin here.', 'Fairly traded.'],
  },
  driedFruitAndNuts: {
    storage: `${DRY} Keep airtight once opened.`,
    asides: ['A handful at four o’clock.', 'For cakes, and for pockets.'],
  },
  oil: {
    storage: 'Keep away from light and heat.',
    asides: ['Pressed within a day of picking.', 'One to keep by the hob.'],
  },
  sauce: {
    storage: 'Once opened, keep in the fridge and use within a week.',
    asides: ['Simmered for the time it takes.', 'Warm it while the pasta cooks.', 'Ten minutes from supper.'],
  },
  condiment: {
    storage: 'Once opened, keep in the fridge and use within eight weeks.',
    asides: ['A cheese sandwich asks for it.', 'A little goes a long way.'],
  },
  seasoning: {
    storage: 'Keep the lid tight and away from steam.',
    asides: ['Ground in small lots, so it still smells of something.', 'Toast it first.'],
  },
  stock: {
    storage: DRY,
    asides: ['Gravy begins here.', 'One cube, a pint of water, a better soup.'],
  },
  frozenVeg: {
    storage: 'Keep frozen at -18°C. Do not refreeze once thawed.',
    asides: ['Frozen within two hours of the field.', 'Always there when you need it.'],
  },
  frozenFood: {
    storage: 'Keep frozen at -18°C. Cook from frozen.',
    asides: ['Straight from the freezer to a hot oven.', 'Crisp outside, soft within.'],
  },
  pizza: {
    storage: 'Keep chilled or frozen as the box says. Bake on the middle shelf.',
    asides: ['Stretched by hand, so no two are round.', 'As hot as the oven goes.'],
    hfss: true,
  },
  iceCream: {
    storage: 'Keep frozen at -18°C. Take it out ten minutes before.',
    asides: ['Churned slowly, so it is mostly ice cream and not air.', 'Two spoons, one tub.'],
    hfss: true,
  },
  juice: {
    storage: 'Shake it. Once opened, keep in the fridge for three days.',
    asides: ['Shaken, poured, gone.', 'Cold, in a small glass.'],
  },
  softDrink: {
    storage: `${DRY} Chill well before serving.`,
    asides: ['Over ice, with the window open.', 'Less sweet than you remember.'],
    hfss: true,
  },
  squash: {
    storage: `${DRY} Once opened, keep in the fridge and use within six weeks.`,
    asides: ['One part to four of water.', 'A jug of it, with ice.'],
    hfss: true,
  },
  water: {
    storage: `${DRY} Chill well before serving.`,
    asides: ['From one spring in the Dales.', 'Cold, and plenty of it.'],
  },
  hotDrink: {
    storage: `${DRY} Keep airtight once opened.`,
    asides: ['The best five minutes of the morning.', 'Put the kettle on.', 'From growers paid properly.'],
  },
  wine: {
    storage: `Lay it somewhere cool and dark. ${DRINK_AWARE}`,
    asides: ['Bottled by the people who grew it.', 'Open it an hour before.'],
    minimumAge: 18,
  },
  beer: {
    storage: `Keep cool. ${DRINK_AWARE}`,
    asides: ['Brewed under a railway arch.', 'Pour it slowly.'],
    minimumAge: 18,
  },
  spirit: {
    storage: `Keep upright and out of the sun. ${DRINK_AWARE}`,
    asides: ['Made in a copper still the size of a wardrobe.', 'Good ice, good glass, good company.'],
    minimumAge: 18,
  },
  alcoholFree: {
    storage: 'Keep cool.',
    asides: ['For drivers, and for Tuesdays.', 'All of the taste, none of the morning after.'],
  },
  chocolate: {
    storage: `${DRY} Not the fridge.`,
    asides: ['Snap it, do not bite it.', 'Made from bean to bar in one room.'],
    hfss: true,
  },
  sweets: {
    storage: DRY,
    asides: ['For the back seat.', 'Share them, or do not.'],
    hfss: true,
  },
  crisps: {
    storage: DRY,
    asides: ['Cooked by hand, in kettles.', 'The bag never lasts.'],
    hfss: true,
  },
  biscuits: {
    storage: 'Keep in a tin with the lid on.',
    asides: ['Made for dunking, and tested.', 'The tin empties itself.'],
    hfss: true,
  },
  household: {
    storage: 'Keep out of reach of children. Read the label before use.',
    asides: [
      'Does the work and smells of very little.',
      'Refill it in the shop and save a bottle.',
      'Plant-based where it can be.',
    ],
  },
  paper: {
    storage: 'Keep dry.',
    asides: ['From forests that are replanted.', 'Wrapped in paper, not film.'],
  },
  care: {
    storage: 'Keep out of reach of children and away from direct sun.',
    tags: ['vegan'],
    asides: ['Kind to skin, and to whoever lives downstream.', 'No perfume you can name.'],
  },
  pet: {
    storage: 'Keep cool and dry. Once opened, cover and use within two days.',
    asides: ['Tested by a cat with opinions.', 'Bowls come back clean.'],
  },
} satisfies Record<string, FoodKind>;
