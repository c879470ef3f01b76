import type { Department } from '../content/department';

export const breakfast: Department = {
  slug: 'breakfast',
  name: 'Breakfast',
  motif: 'granola',
  aisles: [
    {
      name: 'Cereals & oats',
      shelves: [
        {
          name: 'Porridge',
          kind: 'cereal',
          lines: [
            ['Porridge oats', 'porridge-oats', '500g 80, 1kg 135, 3kg 340', 'Scottish oats, rolled thick.', 'organic'],
            ['Jumbo oats', 'oats-jumbo', '1kg 165', 'For bowls with some bite.', 'organic'],
            ['Golden syrup porridge sachets', 'oats-syrup', '10 x 36g 240', 'Two minutes, one spoon.'],
            ['Gluten-free porridge oats', 'oats-free-from', '450g 250', 'Milled where no wheat goes.'],
          ],
        },
        {
          name: 'Granola & muesli',
          kind: 'cereal',
          lines: [
            ['Almond granola', 'granola', '500g 325, 1kg 560', 'Baked in clusters with honey.', 'new'],
            ['Maple and pecan granola', 'granola-maple', '500g 350', 'Dark, toasty and a little salty.'],
            ['Cocoa and hazelnut granola', 'granola-cocoa', '500g 350<420', 'Chocolate, but with oats in.'],
            ['Fruit muesli', 'muesli', '750g 280, 1.5kg 480', 'Raisins, dates, apricot and five flakes.', 'organic'],
            ['No added sugar muesli', 'muesli-plain', '750g 290', 'Sweet from the fruit alone.'],
          ],
        },
        {
          name: 'Family cereals',
          kind: 'cereal',
          lines: [
            ['Corn flakes', 'corn-flakes', '500g 145, 750g 195', 'Golden, and loud.'],
            ['Wheat biscuits', 'wheat-biscuits', '24 pack 210, 48 pack 370', 'Two, hot milk, a banana.'],
            ['Bran flakes', 'bran-flakes', '500g 165, 750g 225', 'Sensible, and better than that sounds.'],
          ],
        },
        {
          name: 'Treat cereals',
          kind: 'sweetCereal',
          lines: [
            ['Choc hoops', 'choc-hoops', '375g 210, 600g 300', 'Little rings of cocoa.'],
            ['Honey hoops', 'honey-hoops', '375g 210', 'Honey from Kent, rings from here.'],
            ['Frosted corn flakes', 'corn-flakes-frosted', '500g 195', 'Sparkly, for a Saturday.'],
          ],
        },
        {
          name: 'Cereal bars',
          kind: 'cerealBar',
          lines: [
            ['Oat and honey bars', 'cereal-bars', '5 pack 150, 10 pack 260', 'For pockets and platforms.'],
            ['Fruit and nut bars', 'bars-fruit', '4 pack 200', 'Dates, almonds, a pinch of salt.'],
            ['Cocoa oat bars', 'bars-cocoa', '5 pack 165', 'Four o’clock, sorted.'],
          ],
        },
      ],
    },
    {
      name: 'Jams & spreads',
      shelves: [
        {
          name: 'Jam & marmalade',
          kind: 'spread',
          lines: [
            ['Strawberry jam', 'strawberry-jam', '340g 160, 454g 210', 'Whole berries, soft set.', 'organic'],
            ['Raspberry jam', 'raspberry-jam', '340g 170', 'Seeds in, as they should be.'],
            ['Blackcurrant jam', 'blackcurrant-jam', '340g 170', 'Dark, with a proper tang.'],
            ['Seville orange marmalade', 'marmalade', '340g 175, 454g 225', 'Thick cut and bitter.'],
            ['Thin cut marmalade', 'marmalade-thin', '340g 165', 'For gentler mornings.'],
            ['Lemon curd', 'lemon-curd', '320g 195', 'Butter, eggs, lemons, done.'],
          ],
        },
        {
          name: 'Honey & syrup',
          kind: 'honey',
          lines: [
            ['Wildflower honey', 'honey-jar', '227g 250, 340g 340', 'From hives on the South Downs.', 'organic'],
            ['Set heather honey', 'honey-set', '340g 420', 'Thick, and tastes of moorland.'],
            ['Squeezy clear honey', 'honey-squeezy', '340g 290<350', 'No sticky spoon.'],
            ['Maple syrup', 'maple-syrup', '250ml 480', 'Dark, and only maple.', 'organic'],
          ],
        },
        {
          name: 'Nut butters & chocolate spread',
          kind: 'nutSpread',
          lines: [
            ['Crunchy peanut butter', 'peanut-butter', '300g 190, 1kg 520', 'Peanuts, salt, no oil.', 'organic'],
            ['Smooth peanut butter', 'peanut-smooth', '300g 190, 1kg 520', 'Ground until it gives up.'],
            ['Almond butter', 'almond-butter', '170g 380', 'Roasted skins and all.', 'new'],
            [
              'Hazelnut chocolate spread',
              'choc-spread',
              '350g 280, 750g 520',
              'Twice the hazelnuts, half the sugar.',
              'hfss',
            ],
          ],
        },
      ],
    },
    {
      name: 'Coffee & tea',
      shelves: [
        {
          name: 'Ground coffee & beans',
          kind: 'hotDrink',
          lines: [
            [
              'Ground coffee, medium roast',
              'ground-coffee',
              '227g 395, 454g 720',
              'Chocolate and a little orange.',
              'opt:grind organic',
            ],
            ['Ground coffee, dark roast', 'coffee-dark', '227g 395', 'Deep, without the burn.', 'opt:grind'],
            [
              'House espresso beans',
              'coffee-beans',
              '227g 420, 1kg 1500',
              'Roasted on Tuesdays in Bermondsey.',
              'opt:grind',
            ],
            ['Ethiopian coffee beans', 'coffee-ethiopian', '227g 520', 'Apricot, jasmine, black tea.', 'opt:grind new'],
            ['Decaf ground coffee', 'decaf-coffee', '227g 420', 'For after six.', 'opt:grind'],
            ['Instant coffee', 'instant-coffee', '100g 320, 200g 560', 'Good, for instant.'],
          ],
        },
        {
          name: 'Tea',
          kind: 'hotDrink',
          lines: [
            ['Breakfast tea', 'tea', '80 bags 240, 240 bags 580', 'Strong enough for Monday.', 'organic'],
            ['Earl Grey tea', 'tea-earl-grey', '50 bags 250', 'Real bergamot, lightly.'],
            ['Green tea', 'green-tea', '20 bags 190, 50 bags 380', 'Not boiling: wait a minute.'],
            ['Camomile tea', 'herbal-tea', '20 bags 190', 'Whole flowers, slow evenings.'],
            ['Peppermint tea', 'tea-peppermint', '20 bags 190, 40 bags 320', 'Sharp, and good after curry.'],
          ],
        },
        {
          name: 'Hot chocolate',
          kind: 'hotChocolate',
          lines: [
            ['Hot chocolate', 'hot-chocolate', '250g 280, 500g 480', 'Whisk it into hot milk.'],
            ['Hot chocolate flakes', 'hot-chocolate-flakes', '300g 420', 'Real chocolate, shaved.'],
          ],
        },
      ],
    },
  ],
};
