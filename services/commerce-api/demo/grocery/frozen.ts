import type { Department } from '../content/department';

export const frozen: Department = {
  slug: 'frozen',
  name: 'Frozen',
  motif: 'garden-peas',
  aisles: [
    {
      name: 'Frozen vegetables & fruit',
      shelves: [
        {
          name: 'Frozen vegetables',
          kind: 'frozenVeg',
          lines: [
            ['Garden peas', 'garden-peas', '500g 110, 900g 160<210', 'Picked and frozen in 150 minutes.', 'organic'],
            ['Petits pois', 'petits-pois', '750g 190', 'Smaller, sweeter.'],
            ['Sweetcorn kernels', 'frozen-sweetcorn', '500g 120, 1kg 210', 'For fritters.'],
            ['Broccoli florets', 'frozen-broccoli', '900g 180', 'No chopping.', 'organic'],
            ['Leaf spinach', 'frozen-spinach', '500g 130, 900g 200', 'In little blocks.'],
            ['Mixed vegetables', 'frozen-veg', '1kg 140', 'The school dinner, done well.'],
          ],
        },
        {
          name: 'Frozen fruit',
          kind: 'frozenVeg',
          lines: [
            ['Summer berries', 'frozen-berries', '350g 260, 1kg 560', 'For crumble in February.', 'organic'],
            ['Mango pieces', 'frozen-mango', '350g 250', 'Straight into the blender.'],
            ['Frozen blueberries', 'frozen-blueberries', '350g 280', 'Small and wild.'],
          ],
        },
      ],
    },
    {
      name: 'Chips & sides',
      shelves: [
        {
          name: 'Chips & potatoes',
          kind: 'frozenFood',
          lines: [
            ['Oven chips', 'oven-chips', '900g 190, 1.5kg 290', 'Straight cut, skins off.'],
            ['Chunky chips', 'chunky-chips', '900g 210', 'Fat, fluffy, made for fish.'],
            ['Sweet potato fries', 'sweet-potato-fries', '500g 230', 'Crisp, for once.'],
            ['Roast potatoes', 'roast-potatoes', '800g 210', 'In beef dripping’s plant-based cousin.'],
            ['Hash browns', 'hash-browns', '625g 200', 'The best part of breakfast.'],
            ['Yorkshire puddings', 'yorkshires', '8 pack 130, 15 pack 210', 'Tall ones.'],
          ],
        },
        {
          name: 'Party food',
          kind: 'frozenFood',
          lines: [
            ['Onion rings', 'onion-rings', '375g 180', 'Battered, loud.'],
            ['Vegetable spring rolls', 'spring-rolls', '12 pack 290', 'Sweet chilli at the ready.'],
            ['Party ice', 'ice-cubes', '2kg 150', 'Always more than you think.', 'kind:ice'],
          ],
        },
      ],
    },
    {
      name: 'Frozen fish & meals',
      shelves: [
        {
          name: 'Frozen fish',
          kind: 'fish',
          lines: [
            ['Cod fish fingers', 'fish-fingers', '10 pack 290, 24 pack 590', 'In a white roll, with tartare.'],
            ['Wholetail scampi', 'scampi', '230g 390', 'Breaded in Whitby.'],
            ['Cold water prawns', 'frozen-prawns', '250g 380, 500g 690', 'Small, sweet, from the north.'],
            ['Battered haddock', 'battered-haddock', '2 pack 340', 'Friday, at home.'],
          ],
        },
        {
          name: 'Frozen pizza',
          kind: 'pizza',
          lines: [
            ['Stonebaked margherita', 'frozen-pizza', '320g 260', 'Kept for emergencies.'],
            ['Stonebaked pepperoni', 'pepperoni-pizza', '340g 290<350', 'Also for emergencies.'],
            ['Stonebaked vegetable', 'frozen-pizza-vegetable', '360g 290', 'Peppers and sweetcorn.'],
          ],
        },
        {
          name: 'Meat-free frozen',
          kind: 'meatFree',
          lines: [
            ['Veggie mince', 'veggie-mince', '300g 210, 500g 320', 'For chilli and cottage pie.'],
            ['Veggie nuggets', 'veggie-nuggets', '320g 240', 'Dippable.'],
            ['Bean burgers', 'bean-burgers', '4 pack 230', 'Crumbed and spicy.'],
          ],
        },
      ],
    },
    {
      name: 'Ice cream & desserts',
      shelves: [
        {
          name: 'Ice cream tubs',
          kind: 'iceCream',
          lines: [
            [
              'Clotted cream ice cream',
              'ice-cream-vanilla',
              '500ml 260<360, 900ml 480',
              'From Cornwall, with nothing clever.',
            ],
            ['Madagascan vanilla ice cream', 'ice-cream-madagascan', '500ml 320, 900ml 480', 'Speckled.'],
            ['Double chocolate ice cream', 'ice-cream-choc', '500ml 340', 'Dark, with chunks.'],
            ['Strawberry ice cream', 'ice-cream-strawberry', '500ml 340', 'Twenty per cent fruit.'],
            ['Mint choc chip ice cream', 'ice-cream-mint', '500ml 340', 'White, not green.', 'new'],
            ['Salted caramel ice cream', 'ice-cream-caramel', '500ml 360', 'Ripples all the way down.'],
          ],
        },
        {
          name: 'Lollies & gâteaux',
          kind: 'iceCream',
          lines: [
            ['Fruit lollies', 'ice-lollies', '4 pack 190, 8 pack 320', 'Real juice, three colours.'],
            ['Chocolate ice cream sticks', 'choc-ice-sticks', '4 pack 280', 'That crack.'],
            ['Black Forest gâteau', 'gateau', 'each 420', 'It is always 1978 somewhere.'],
            ['Strawberry gâteau', 'gateau-strawberry', 'each 420', 'Defrost it, then hide it.'],
          ],
        },
      ],
    },
  ],
};
