import type { Department } from '../content/department';

export const milkAndDairy: Department = {
  slug: 'dairy',
  name: 'Milk & dairy',
  motif: 'cheese',
  aisles: [
    {
      name: 'Milk & cream',
      shelves: [
        {
          name: 'Fresh milk',
          kind: 'milk',
          lines: [
            ['Whole milk', 'milk-whole', '1 pint 80, 2 pints 120, 4 pints 165', 'The creamy one.', 'organic'],
            [
              'Semi-skimmed milk',
              'milk-semi',
              '1 pint 80, 2 pints 120, 4 pints 165, 6 pints 235',
              'The one that suits everybody.',
              'organic',
            ],
            ['Skimmed milk', 'milk-skimmed', '2 pints 120, 4 pints 165', 'Light, and good for custard.'],
            ['Lactose-free milk', 'milk-lactose-free', '1 litre 170', 'Milk, minus the trouble.'],
            ['Chocolate milk', 'milk-choc', '500ml 140, 1 litre 230', 'Real cocoa, shaken.', 'hfss'],
            ['Kefir', 'kefir', '500ml 210, 1 litre 360', 'Sharp, live and good for you.', 'new'],
          ],
        },
        {
          name: 'Plant drinks',
          kind: 'plantDrink',
          lines: [
            [
              'Barista oat drink',
              'oat-barista',
              '1 litre 180, 6 x 1litre 990',
              'Made to stand up in coffee.',
              'limit:12',
            ],
            ['Oat drink', 'oat-drink', '1 litre 150', 'Plain oats, plainly good.', 'organic'],
            ['Almond drink', 'almond-drink', '1 litre 170', 'Unsweetened and toasty.'],
            ['Soya drink', 'soya-drink', '1 litre 140', 'The one with the protein.', 'organic'],
            ['Coconut drink', 'coconut-drink', '1 litre 170', 'For porridge and curries.'],
          ],
        },
        {
          name: 'Cream & custard',
          kind: 'cream',
          lines: [
            ['Double cream', 'cream', '150ml 95, 300ml 155, 600ml 280', 'It whips in a minute.', 'organic'],
            ['Single cream', 'cream-single', '150ml 85, 300ml 135', 'For pouring over crumble.'],
            ['Clotted cream', 'cream-clotted', '113g 190, 227g 330', 'Jam first or last: your business.'],
            ['Soured cream', 'soured-cream', '150ml 80, 300ml 130', 'For chilli, nachos and baked potatoes.'],
            ['Crème fraîche', 'creme-fraiche', '200ml 110, 300ml 150', 'Stir it in at the end.'],
            ['Fresh vanilla custard', 'custard', '500g 190, 1kg 320', 'Flecked with vanilla.'],
          ],
        },
      ],
    },
    {
      name: 'Butter & eggs',
      shelves: [
        {
          name: 'Butter & spreads',
          kind: 'butter',
          lines: [
            ['Salted butter', 'butter', '250g 189, 500g 360', 'Churned in Somerset.', 'organic'],
            ['Unsalted butter', 'butter-unsalted', '250g 189', 'For baking, and purists.', 'organic'],
            ['Spreadable butter', 'spread-butter', '400g 260, 750g 430', 'Straight from the fridge.'],
            ['Olive spread', 'spread', '500g 190', 'Light, and plant-based.'],
          ],
        },
        {
          name: 'Eggs',
          kind: 'eggs',
          lines: [
            ['Free-range eggs, medium', 'eggs', '6 pack 195, 12 pack 340', 'From hens with a field.', 'organic'],
            ['Free-range eggs, large', 'eggs-large', '6 pack 215, 12 pack 375', 'One makes a good boiled egg.'],
            ['Mixed weight eggs', 'eggs-mixed', '10 pack 260, 15 pack 350', 'All sizes, same hens.'],
            ['Blue-shelled eggs', 'eggs-blue', '6 pack 330', 'Pretty, and rich inside.', 'new'],
          ],
        },
      ],
    },
    {
      name: 'Cheese',
      shelves: [
        {
          name: 'Cheddar',
          kind: 'cheese',
          lines: [
            ['Mature Cheddar', 'cheddar-block', '350g 315<395, 600g 540', 'Twelve months, and it shows.', 'organic'],
            ['Extra mature Cheddar', 'cheddar-extra', '350g 360', 'Crunchy with crystals.'],
            ['Mild Cheddar', 'cheddar-mild', '350g 290', 'For small sandwiches.'],
            ['Grated mature Cheddar', 'grated-cheese', '250g 260, 500g 460', 'One job fewer.'],
            ['Cave-aged Cheddar wedge', 'cheese', '200g 420', 'A year in the dark at Wookey.', 'new'],
          ],
        },
        {
          name: 'British & continental',
          kind: 'cheese',
          lines: [
            ['Red Leicester', 'red-leicester', '300g 290', 'Orange, mellow, melts well.'],
            ['Double Gloucester with chives', 'gloucester', '200g 270', 'Made for baked potatoes.'],
            ['Blue Stilton', 'stilton', '220g 330', 'Creamy with a proper bite.'],
            ['Farmhouse Brie', 'brie', '200g 260', 'Soft in the middle, like most of us.'],
            ['Mozzarella', 'mozzarella-bag', '125g 105, 3 x 125g 285', 'Tear it, do not slice it.'],
            ['Greek salad cheese', 'feta-block', '200g 195', 'Crumbly and salty.'],
            ['Halloumi', 'halloumi', '225g 280', 'It squeaks.'],
            ['Parmesan wedge', 'parmesan', '200g 460', 'Thirty months, and keep the rind.', 'limit:5'],
          ],
        },
        {
          name: 'Soft & snacking cheese',
          kind: 'cheese',
          lines: [
            ['Soft cheese', 'soft-cheese', '180g 130, 300g 195', 'For bagels.'],
            ['Garlic and herb soft cheese', 'soft-cheese-garlic', '150g 160', 'For crackers, pasta and fingers.'],
            ['Cottage cheese', 'cottage-cheese', '300g 140', 'Back in fashion, quite rightly.'],
            ['Cheese snack sticks', 'cheese-sticks', '8 pack 230', 'For lunch boxes.'],
          ],
        },
      ],
    },
    {
      name: 'Yoghurt & desserts',
      shelves: [
        {
          name: 'Natural & Greek style',
          kind: 'yoghurt',
          lines: [
            ['Greek style yoghurt', 'yoghurt-greek', '500g 150<200, 1kg 270', 'Strained thick.', 'organic'],
            ['Greek style yoghurt with honey', 'yoghurt-honey', '450g 220', 'Swirled, not stirred.'],
            ['Natural yoghurt', 'yoghurt-natural', '500g 120, 1kg 210', 'Plain and useful.', 'organic'],
            ['Coconut yoghurt', 'yoghurt-coconut', '350g 260', 'No cow involved.'],
          ],
        },
        {
          name: 'Fruit yoghurt',
          kind: 'yoghurt',
          lines: [
            [
              'Strawberry yoghurt',
              'yoghurt-strawberry',
              '150g 65, 4 x 125g 190, 450g 170',
              'Kent strawberries, in lumps.',
            ],
            ['Peach and apricot yoghurt', 'yoghurt-peach', '150g 65, 4 x 125g 190', 'Soft and summery.'],
            ['Raspberry yoghurt', 'yoghurt-raspberry', '150g 65, 450g 170', 'Sharp at the edges.'],
            ['Blueberry yoghurt', 'yoghurt-blueberry', '150g 70, 4 x 125g 195', 'It goes a lovely colour.'],
          ],
        },
        {
          name: 'Chilled puddings',
          kind: 'dessert',
          lines: [
            ['Rice pudding', 'rice-pudding', '180g 110, 500g 230', 'Skin not included.'],
            ['Chocolate pots', 'choc-pot', '2 pack 190, 4 pack 340', 'Small and serious.'],
            ['Salted caramel pots', 'caramel-pot', '2 pack 200', 'A little salt makes sense.'],
            ['Lemon possets', 'lemon-posset', '2 pack 260', 'Cream, lemon, silence.'],
          ],
        },
      ],
    },
  ],
};
