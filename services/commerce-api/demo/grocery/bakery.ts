import type { Department } from '../content/department';

export const bakery: Department = {
  slug: 'bakery',
  name: 'Bakery',
  motif: 'loaf',
  aisles: [
    {
      name: 'Bread',
      shelves: [
        {
          name: 'Baked in the shop',
          kind: 'bread',
          lines: [
            [
              'Seeded farmhouse loaf',
              'loaf',
              '400g 115, 800g 185<230, 1.2kg 260',
              'A slow-proved white and wholemeal loaf, rolled in sunflower, pumpkin and sesame seeds.',
              'opt:slicing',
            ],
            [
              'White farmhouse loaf',
              'loaf-white',
              '400g 105, 800g 170',
              'Soft within, with a crust that cracks.',
              'opt:slicing',
            ],
            [
              'Wholemeal farmhouse loaf',
              'loaf-wholemeal',
              '400g 110, 800g 175',
              'Stoneground, and not worthy about it.',
              'opt:slicing',
            ],
            [
              'Sourdough bloomer',
              'loaf-sourdough',
              '500g 240, 800g 320',
              'Thirty hours from starter to shelf.',
              'opt:slicing new',
            ],
            [
              'Rye and caraway loaf',
              'loaf-rye',
              '500g 260',
              'Dark, close and good with herring.',
              'opt:slicing days:23456',
            ],
            ['Spelt and honey loaf', 'loaf-spelt', '500g 250', 'A nutty crumb with a little sweetness.', 'opt:slicing'],
            ['Baguette', 'baguettes', 'each 95, 2 pack 170', 'You will eat the end on the way home.'],
            [
              'Olive and rosemary baguette',
              'baguette-olive',
              'each 160',
              'Green olives all the way through.',
              'days:56',
            ],
          ],
        },
        {
          name: 'Sliced bread',
          kind: 'bread',
          lines: [
            ['Soft white sliced bread', 'sliced-white', '400g 85, 800g 125', 'The one for bacon.'],
            [
              'Wholemeal sliced bread',
              'sliced-wholemeal',
              '400g 90, 800g 130',
              'Everyday brown bread, made properly.',
              'organic',
            ],
            ['Seeded sliced bread', 'sliced-seeded', '400g 115, 800g 165<195', 'Five seeds, and none fall out.'],
            ['Toastie thick white bread', 'sliced-toastie', '800g 130', 'Takes a lot of butter.'],
          ],
        },
        {
          name: 'Rolls & bagels',
          kind: 'bread',
          lines: [
            ['Soft white rolls', 'bread-rolls', '6 pack 110, 12 pack 190', 'For burgers, bacon and packed lunches.'],
            ['Seeded rolls', 'rolls-seeded', '6 pack 130', 'Poppy and sesame on top.'],
            ['Plain bagels', 'bagel-bag', '5 pack 145', 'Boiled, then baked.'],
            ['Cinnamon and raisin bagels', 'bagels', '5 pack 160', 'Toast them twice.'],
            ['Soft pretzels', 'pretzels', '2 pack 180, 4 pack 320', 'Big flakes of salt on a deep brown crust.', 'new'],
          ],
        },
        {
          name: 'Wraps & flatbreads',
          kind: 'bread',
          lines: [
            ['White tortilla wraps', 'wraps', '6 pack 115, 8 pack 145', 'Soft enough to fold.'],
            ['Wholemeal wraps', 'wraps-wholemeal', '8 pack 150', 'Good cold the next day.'],
            ['Plain naan', 'flatbreads', '2 pack 120, 4 pack 210', 'Blistered in a clay oven.'],
            ['Garlic and coriander naan', 'naan-garlic', '2 pack 135', 'Warm it in the toaster.'],
            ['Pitta breads', 'pitta', '6 pack 95', 'They puff, then you fill them.'],
          ],
        },
        {
          name: 'Gluten-free bakery',
          kind: 'freeFromBread',
          lines: [
            ['Gluten-free white loaf', 'free-from-loaf', '300g 240, 535g 330', 'Soft, even on the second day.'],
            ['Gluten-free seeded loaf', 'free-from-seeded', '300g 260, 535g 350', 'Flax, sunflower and millet.'],
            ['Gluten-free rolls', 'rolls-free-from', '4 pack 260', 'They do not fall apart.'],
          ],
        },
      ],
    },
    {
      name: 'Pastries & breakfast bakes',
      shelves: [
        {
          name: 'Croissants & pastries',
          kind: 'pastry',
          lines: [
            ['All-butter croissants', 'croissants', '2 pack 130, 4 pack 220', 'Twenty-seven layers, give or take.'],
            ['Almond croissants', 'pair-croissants', '2 pack 260', 'Filled, topped and dusted.'],
            ['Chocolate croissants', 'choc-croissants', '2 pack 230, 4 pack 400', 'Two dark batons each.'],
            ['Apple turnovers', 'turnovers', '2 pack 210', 'Bramley, and not too sweet.'],
          ],
        },
        {
          name: 'Pancakes & waffles',
          kind: 'pastry',
          lines: [
            ['Buttermilk pancakes', 'pancakes', '6 pack 130, 8 pack 165', 'Thick, and ready in a minute.'],
            ['Scotch pancakes', 'scotch-pancakes', '8 pack 120', 'Small, soft and good with jam.'],
            ['Toasting waffles', 'waffles', '4 pack 160, 8 pack 280', 'Pockets for the syrup.'],
          ],
        },
        {
          name: 'Teacakes & buns',
          kind: 'pastry',
          lines: [
            ['Fruited teacakes', 'hot-cross-bag', '4 pack 130, 6 pack 180', 'Full of fruit, and fond of a toaster.'],
            ['Hot cross buns', 'hot-cross-buns', '4 pack 150', 'Not only at Easter.'],
            ['Cheese scones', 'scones', '4 pack 210', 'Mustard in the mix, Cheddar on top.'],
          ],
        },
      ],
    },
    {
      name: 'Cakes',
      shelves: [
        {
          name: 'Cakes to share',
          kind: 'cake',
          lines: [
            [
              'Celebration cake',
              'celebration-cake',
              'each 1600',
              'A vanilla sponge with raspberry jam, iced this morning, with your own words on top.',
              'opt:cake limit:3',
            ],
            [
              'Chocolate celebration cake',
              'cake-chocolate',
              'each 1750',
              'Three dark layers, and room for a name.',
              'opt:cake limit:3',
            ],
            [
              'Lemon celebration cake',
              'cake-lemon',
              'each 1700',
              'Sharp curd, soft sponge, your message.',
              'opt:cake limit:3',
            ],
            ['Victoria sponge', 'sponge-box', '350g 380, 700g 650', 'Jam, cream, nothing clever.'],
            ['Coffee and walnut cake', 'cake-coffee', '400g 420', 'The walnuts are not optional.'],
            ['Carrot cake', 'cake-carrot', '400g 420<480', 'A thick roof of soft cheese icing.'],
          ],
        },
        {
          name: 'Small cakes & doughnuts',
          kind: 'cake',
          lines: [
            ['Jam doughnuts', 'jam-doughnuts', '5 pack 130', 'Sugar on your chin is part of it.'],
            ['Chocolate iced doughnuts', 'doughnuts', '2 pack 150, 4 pack 270', 'Iced by hand, and generously.'],
            ['Vanilla cupcakes', 'cupcakes', '2 pack 210, 4 pack 380', 'More icing than cake.'],
            ['Chocolate cake bars', 'cake-bar-box', '5 pack 150, 10 pack 260', 'One for each lunch box.'],
            ['Mince pies', 'mince-pie-box', '6 pack 250, 12 pack 450', 'Short pastry, a lot of mincemeat.', 'new in:5'],
          ],
        },
        {
          name: 'Pies & tarts',
          kind: 'cake',
          lines: [
            ['Bramley apple pie', 'apple-pie-box', '550g 320, 900g 480', 'Deep, and sugared on top.'],
            ['Cherry pie', 'cherry-pie-box', '550g 340', 'Sour cherries under a lattice.'],
            ['Custard tarts', 'moon-cakes', '2 pack 190, 4 pack 340', 'Wobbles, with nutmeg.'],
          ],
        },
        {
          name: 'Bakery cookies',
          kind: 'biscuits',
          lines: [
            ['Milk chocolate cookies', 'cookies', '5 pack 170, 10 pack 300', 'Chewy in the middle.'],
            ['Oat and raisin cookies', 'cookies-oat', '5 pack 170', 'Practically breakfast.'],
            ['White chocolate and cranberry cookies', 'cookies-cranberry', '5 pack 185', 'Pretty, and gone by four.'],
          ],
        },
      ],
    },
  ],
};
