import type { Department } from '../content/department';

export const homeAndFamily: Department = {
  slug: 'home',
  name: 'Home',
  motif: 'hand-wash',
  aisles: [
    {
      name: 'Laundry & dishes',
      shelves: [
        {
          name: 'Laundry',
          kind: 'household',
          lines: [
            ['Laundry liquid', 'laundry-liquid', '750ml 450, 1.5 litres 800', 'Cool wash, clean shirts.', 'vegan'],
            ['Laundry powder', 'laundry-powder', '1.3kg 480, 2.6kg 850<960', 'For whites and football.', 'vegan'],
            ['Fabric softener', 'fabric-softener', '750ml 260, 1.5 litres 450', 'Lavender, faintly.', 'vegan'],
            ['Gentle wash for wool', 'wool-wash', '750ml 390', 'Jumpers stay your size.', 'vegan'],
          ],
        },
        {
          name: 'Dishes',
          kind: 'household',
          lines: [
            ['Washing up liquid', 'washing-up', '450ml 130, 900ml 220', 'Cuts grease, spares hands.', 'vegan'],
            [
              'Dishwasher tablets',
              'dishwasher-tabs',
              '30 tablets 550, 60 tablets 980',
              'All in one, unwrapped.',
              'vegan',
            ],
            ['Scourer sponges', 'sponges', '3 pack 130, 6 pack 220', 'Walnut shell on one side.'],
          ],
        },
      ],
    },
    {
      name: 'Cleaning & paper',
      shelves: [
        {
          name: 'Cleaners',
          kind: 'household',
          lines: [
            ['Kitchen spray', 'kitchen-spray', '500ml 220', 'Lemon leaf.', 'vegan'],
            ['Bathroom spray', 'bathroom-spray', '500ml 220', 'Sees off limescale.', 'vegan'],
            ['Floor cleaner', 'floor-cleaner', '1 litre 240', 'Wood, tile or stone.', 'vegan'],
            ['Thick bleach', 'bleach', '750ml 110', 'For what needs it.', 'limit:5'],
          ],
        },
        {
          name: 'Paper & bags',
          kind: 'paper',
          lines: [
            ['Toilet roll', 'toilet-roll', '4 rolls 260, 9 rolls 520, 16 rolls 850', 'Three-ply, recycled.', 'limit:5'],
            ['Kitchen roll', 'kitchen-roll', '2 rolls 240, 4 rolls 440', 'Mops up a lot.'],
            ['Soft tissues', 'tissues', '90 pack 130, 3 x 90pack 340', 'Kind to noses.'],
            ['Bin bags', 'bin-bags', '20 pack 290', 'They do not split.'],
            ['Kitchen foil', 'foil', '10 m 190, 20 m 320', 'Recycled aluminium.'],
          ],
        },
        {
          name: 'Bulbs & batteries',
          kind: 'household',
          lines: [
            ['LED bulb, warm white', 'light-bulb', 'each 350, 2 pack 600', 'Bayonet or screw.', 'opt:fitting'],
            ['AA batteries', 'batteries', '4 pack 420, 8 pack 740', 'For remotes and toys.'],
            ['Plain table candle', 'candle-emoji', '4 pack 260', 'Four hours each.'],
          ],
        },
      ],
    },
    {
      name: 'Washing & care',
      shelves: [
        {
          name: 'Hands & bath',
          kind: 'care',
          lines: [
            ['Hand wash', 'hand-wash', '300ml 250, 1 litre 590', 'Cucumber and mint.'],
            ['Body wash', 'body-wash', '300ml 320', 'Grapefruit.'],
            ['Soap bar', 'soap', '100g 180, 3 x 100g 480', 'Rose, no plastic.'],
            ['Body lotion', 'body-lotion', '300ml 420', 'Oat milk, no scent.'],
          ],
        },
        {
          name: 'Hair & teeth',
          kind: 'care',
          lines: [
            ['Everyday shampoo', 'shampoo', '300ml 360', 'Rosemary.'],
            ['Everyday conditioner', 'conditioner', '300ml 360', 'Untangles.'],
            ['Fresh mint toothpaste', 'toothpaste', '75ml 220', 'With fluoride.'],
            ['Bamboo toothbrush', 'toothbrushes', 'each 250, 4 pack 800', 'Medium bristles.'],
            ['Fabric plasters', 'plasters', '20 pack 190', 'They stay on.'],
            ['Cotton pads', 'cotton-pads', '100 pack 150', 'Organic cotton.'],
          ],
        },
      ],
    },
    {
      name: 'Baby & pets',
      shelves: [
        {
          name: 'Baby',
          kind: 'care',
          lines: [
            ['Nappies', 'nappies', '24 pack 450, 48 pack 800', 'Size 4, dry all night.', 'limit:6'],
            ['Baby wipes', 'baby-wipes', '60 pack 130, 4 x 60pack 450', 'Water, and hardly anything else.'],
            [
              'Apple and pear purée',
              'baby-food',
              '100g 110, 6 x 100g 600',
              'Fruit, squashed.',
              'organic kind:babyFood',
            ],
            ['Carrot and parsnip purée', 'baby-food-carrot', '100g 110', 'First supper.', 'organic kind:babyFood'],
          ],
        },
        {
          name: 'Pets',
          kind: 'pet',
          lines: [
            ['Cat food in jelly', 'cat-food', '400g 110, 6 x 400g 600', 'Chicken.'],
            ['Cat food in gravy', 'cat-food-gravy', '400g 110, 6 x 400g 600', 'Tuna.'],
            ['Dog food', 'dog-food', '400g 130, 6 x 400g 720', 'Beef and carrot.'],
            ['Dog biscuits', 'dog-biscuits', '500g 220, 1.5kg 560', 'Bone-shaped, naturally.'],
            ['Wild bird seed', 'bird-seed', '1kg 250, 3kg 640', 'Robins first.'],
          ],
        },
      ],
    },
  ],
};
