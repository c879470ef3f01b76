import type { Department } from '../content/department';

export const readyToEat: Department = {
  slug: 'meals',
  name: 'Ready to eat',
  motif: 'fresh-pizza',
  aisles: [
    {
      name: 'Pizza counter',
      shelves: [
        {
          name: 'Made-to-order pizza',
          kind: 'pizza',
          lines: [
            ['Margherita pizza', 'fresh-pizza', 'each 700', 'Tomato, mozzarella, basil.', 'opt:pizza'],
            ['Pepperoni pizza', 'pizza-slices', 'each 850', 'Crisped at the edges into little cups.', 'opt:pizza'],
            ['Garden pizza', 'pizza-garden', 'each 800', 'Peppers, mushrooms, red onion, olives.', 'opt:pizza'],
            ['Four cheese pizza', 'pizza-cheese', 'each 850', 'Mozzarella, Stilton, goat’s, Parmesan.', 'opt:pizza'],
            ['Spicy salami pizza', 'pizza-salami', 'each 900', 'With honey and chilli.', 'opt:pizza new'],
            ['Vegan garden pizza', 'pizza-vegan', 'each 800', 'Coconut mozzarella, lots of veg.', 'opt:pizza'],
          ],
        },
        {
          name: 'Chilled pizza & garlic bread',
          kind: 'pizza',
          lines: [
            ['Sourdough margherita', 'pizza-sourdough', '430g 420', 'Blistered base, ten minutes.'],
            ['Sourdough pepperoni', 'pizza-sourdough-pepperoni', '450g 450<520', 'Blistered base, hotter top.'],
            ['Garlic baguette', 'baguette-garlic', '2 pack 190', 'Parsley, butter, fight over the end.'],
          ],
        },
      ],
    },
    {
      name: 'Lunch',
      shelves: [
        {
          name: 'Meal deals',
          kind: 'lunch',
          lines: [
            [
              'Lunch box: sandwich, side and drink',
              'lunch-box-sandwich',
              'each 495',
              'Three things in one bag.',
              'opt:meal',
            ],
            ['Lunch box: wrap, side and drink', 'lunch-box-wrap', 'each 525', 'The same, rolled.', 'opt:meal'],
            ['Lunch box: sushi, side and drink', 'lunch-box-sushi', 'each 695', 'The same, with soy.', 'opt:meal new'],
            [
              'Children’s lunch box',
              'lunch-box-child',
              'each 395',
              'Small sandwich, small side, small drink.',
              'opt:meal',
            ],
          ],
        },
        {
          name: 'Sandwiches & wraps',
          kind: 'lunch',
          lines: [
            ['Egg and cress sandwich', 'sandwich-egg', 'each 220', 'On malted brown.'],
            ['Cheese and pickle sandwich', 'sandwich-cheese', 'each 230', 'A thick slice of Cheddar.'],
            ['Chicken and bacon sandwich', 'sandwich-chicken', 'each 320', 'The one that sells out.'],
            ['Prawn mayonnaise sandwich', 'sandwich-prawn', 'each 330', 'Lemon, pepper, brown bread.'],
            ['Falafel and hummus pitta', 'stuffed-pitta', 'each 310', 'With pickled cabbage.'],
            ['Chicken burrito', 'burrito', 'each 420', 'Rice, beans, heat.', 'opt:sauces'],
            ['Fish tacos', 'taco', '2 pack 450', 'Slaw, lime, coriander.', 'opt:sauces'],
            ['Classic hot dog', 'hot-dog', 'each 390', 'Choose your sauce, one only.', 'opt:sauces'],
            ['Cheeseburger', 'hamburger', 'each 520', 'Flat, crisp-edged and messy.', 'opt:sauces hfss'],
          ],
        },
        {
          name: 'Sushi & salads',
          kind: 'lunch',
          lines: [
            ['Salmon sushi selection', 'sushi', '8 pack 450, 14 pack 720', 'Rolled in the shop.'],
            ['Teriyaki chicken bento', 'bento', 'each 650', 'Four compartments, four moods.'],
            ['Grain and squash salad', 'salad-bowl', '260g 340', 'Freekeh, feta, seeds.'],
            ['Chicken Caesar salad', 'caesar-salad', '280g 390', 'Anchovy in the dressing.'],
            ['Noodle salad pot', 'noodle-box', '240g 320', 'Peanut, lime, crunch.'],
          ],
        },
      ],
    },
    {
      name: 'Ready meals',
      shelves: [
        {
          name: 'Classic meals',
          kind: 'meal',
          lines: [
            ['Beef lasagne', 'lasagne', '400g 380, 800g 660', 'Seven layers, a lot of béchamel.'],
            ['Cottage pie', 'cottage-pie', '400g 370, 800g 640', 'Forked on top so it browns.'],
            ['Fish pie', 'fish-pie', '400g 420', 'Salmon, haddock, prawns.'],
            ['Macaroni cheese', 'macaroni', '400g 340<390', 'Three cheeses and a crust.'],
            ['Vegetable lasagne', 'lasagne-vegetable', '400g 360', 'Courgette, spinach, ricotta.'],
          ],
        },
        {
          name: 'World kitchen',
          kind: 'meal',
          lines: [
            ['Chicken tikka masala', 'tikka', '400g 400, 800g 700', 'Charred first, then sauced.'],
            ['Vegetable curry', 'curry', '400g 360', 'Coconut, cauliflower, lime leaf.'],
            ['Pad Thai', 'pad-thai', '400g 420', 'Tamarind does the work.'],
            ['Ramen bowl', 'noodle-bowl', '450g 450', 'Broth for two days.', 'new'],
            ['Seafood paella', 'paella', '400g 480, 800g 860', 'A crust at the bottom, if you wait.'],
            ['Spaghetti bolognese', 'spaghetti-meal', '400g 360', 'Simmered for four hours.'],
            ['Pork dumplings', 'dumplings', '8 pack 380', 'Steam, then fry one side.'],
          ],
        },
        {
          name: 'Soup & stew',
          kind: 'soup',
          lines: [
            ['Tomato and basil soup', 'soup-pot', '300g 190, 600g 290', 'Roasted first.'],
            ['Chunky vegetable soup', 'soup-veg', '600g 290', 'Eats like supper.'],
            ['Butternut squash soup', 'soup-squash', '600g 290<340', 'With a little ginger.'],
            ['Beef stew', 'stew', '400g 420', 'Dumplings included.'],
          ],
        },
      ],
    },
    {
      name: 'Dips & picnic',
      shelves: [
        {
          name: 'Dips',
          kind: 'dip',
          lines: [
            ['Hummus', 'hummus', '200g 130, 310g 190', 'Whipped until smooth.', 'organic'],
            ['Red pepper hummus', 'hummus-pepper', '200g 140', 'Smoky and sweet.'],
            ['Guacamole', 'guacamole', '170g 210', 'Still has lumps.'],
            ['Tomato salsa', 'salsa-pot', '200g 140', 'Fresh, with a nudge of heat.'],
            ['Green pesto, fresh', 'pesto-pot', '150g 240', 'Basil by the armful.'],
          ],
        },
        {
          name: 'Olives & deli pots',
          kind: 'dip',
          lines: [
            ['Marinated olives', 'olive-pot', '150g 250, 300g 420', 'Garlic, herbs, stones in.'],
            ['Coleslaw', 'coleslaw', '300g 130, 600g 210', 'Crunchy for a day.'],
            ['Queen olives', 'olives', '250g 360', 'The big ones.'],
          ],
        },
      ],
    },
  ],
};
