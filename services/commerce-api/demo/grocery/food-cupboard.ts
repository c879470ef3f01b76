import type { Department } from '../content/department';

/** Long because it is data: one department a file, and this one is the largest. */
export const foodCupboard: Department = {
  slug: 'cupboard',
  name: 'Food cupboard',
  motif: 'chopped-tomatoes',
  aisles: [
    {
      name: 'Tins & pulses',
      shelves: [
        {
          name: 'Tomatoes & vegetables',
          kind: 'tinned',
          lines: [
            ['Chopped tomatoes', 'chopped-tomatoes', '400g 65, 4 x 400g 220', 'Italian, and thick.', 'organic'],
            ['Plum tomatoes', 'plum-tomato-tin', '400g 65, 4 x 400g 220', 'Whole: crush them by hand.'],
            ['Passata', 'passata', '500g 95, 700g 130', 'Sieved smooth.', 'organic'],
            ['Sweetcorn', 'sweetcorn-tin', '198g 80, 325g 110', 'Crisp and sweet.'],
            ['Peach slices in juice', 'peach-tin', '410g 130', 'Pudding, if there is nothing else.'],
            ['Tomato purée', 'tomato-puree', '130g 75, 200g 105', 'Fry it first.'],
          ],
        },
        {
          name: 'Beans & pulses',
          kind: 'tinned',
          lines: [
            ['Baked beans', 'baked-beans', '200g 60, 415g 95, 4 x 415g 320', 'In a proper tomato sauce.', 'organic'],
            ['Kidney beans', 'kidney-beans', '400g 70, 4 x 400g 250', 'For chilli.', 'organic'],
            ['Chickpeas', 'chickpeas', '400g 70, 4 x 400g 250', 'Keep the water.', 'organic'],
            ['Green lentils in water', 'lentils-tin', '390g 80', 'Ready when you are.'],
            ['Reduced sugar baked beans', 'baked-beans-reduced', '415g 95', 'You will not notice.'],
          ],
        },
        {
          name: 'Tinned fish',
          kind: 'tinnedFish',
          lines: [
            ['Tuna chunks in spring water', 'tuna-tin', '145g 115, 4 x 145g 420', 'Skipjack, pole and line.'],
            ['Tuna chunks in olive oil', 'tuna-oil', '145g 130, 4 x 145g 480', 'For salads.'],
            ['Sardines in tomato', 'sardine-tin', '120g 110', 'On toast, under the grill.'],
            ['Mackerel fillets in oil', 'mackerel-tin', '125g 160', 'Smoked, soft and rich.'],
          ],
        },
        {
          name: 'Tinned soup & coconut',
          kind: 'tinned',
          lines: [
            ['Cream of tomato soup', 'soup-tin', '400g 110, 4 x 400g 380', 'For when you are poorly.'],
            ['Coconut milk', 'coconut-milk', '400ml 120, 4 x 400ml 420', 'Thick at the top.', 'organic'],
            ['Light coconut milk', 'coconut-milk-light', '400ml 110', 'Half the fat.'],
          ],
        },
      ],
    },
    {
      name: 'Pasta, rice & grains',
      shelves: [
        {
          name: 'Pasta & noodles',
          kind: 'pasta',
          lines: [
            ['Spaghetti', 'spaghetti', '500g 75, 1kg 135', 'Bronze-cut.', 'organic'],
            ['Penne', 'penne', '500g 75, 1kg 135', 'Ridged, for the sauce.', 'organic'],
            ['Fusilli', 'fusilli', '500g 75, 1kg 135', 'Holds pesto in its twists.'],
            ['Wholewheat fusilli', 'fusilli-wholewheat', '500g 90', 'Nutty, and honestly good.'],
            ['Medium egg noodles', 'noodles', '250g 110, 375g 150', 'Four minutes.'],
            ['Rice noodles', 'rice-noodles', '300g 160', 'Soak them, do not boil them.'],
          ],
        },
        {
          name: 'Rice',
          kind: 'grain',
          lines: [
            ['Basmati rice', 'basmati-rice', '500g 150, 1kg 260, 2kg 480', 'Long, fragrant, separate.', 'organic'],
            ['Brown basmati rice', 'basmati-brown', '1kg 280', 'Takes longer, worth it.'],
            ['Risotto rice', 'risotto-rice', '500g 190', 'Stir it, or do not: opinions vary.'],
            ['Microwave basmati rice', 'cooked-rice', '250g 110, 2 x 250g 200', 'Two minutes.'],
          ],
        },
        {
          name: 'Grains & lentils',
          kind: 'grain',
          lines: [
            ['Couscous', 'couscous', '500g 110', 'Boiling water, five minutes, fork.'],
            ['Quinoa', 'quinoa', '300g 230, 500g 350', 'Rinse it well.', 'organic'],
            ['Red lentils', 'red-lentils', '500g 120, 1kg 210', 'Dal in twenty minutes.', 'organic'],
            ['Bulgur wheat', 'bulgur', '500g 130', 'For tabbouleh.'],
          ],
        },
      ],
    },
    {
      name: 'Oils, sauces & pickles',
      shelves: [
        {
          name: 'Oils & vinegar',
          kind: 'oil',
          lines: [
            [
              'Extra virgin olive oil',
              'olive-oil',
              '500ml 650, 1 litre 1150',
              'Grassy, with a peppery finish.',
              'organic limit:6',
            ],
            ['Sunflower oil', 'sunflower-oil', '1 litre 210, 2 litres 390', 'For frying.'],
            ['Rapeseed oil', 'rapeseed-oil', '500ml 320', 'Cold-pressed in Suffolk.'],
            ['Balsamic vinegar', 'balsamic', '250ml 290, 500ml 480', 'Sweet, dark, from Modena.'],
            ['Cider vinegar', 'cider-vinegar', '500ml 220', 'With the mother.', 'organic'],
          ],
        },
        {
          name: 'Cooking sauces',
          kind: 'sauce',
          lines: [
            ['Tomato and basil pasta sauce', 'pasta-sauce', '350g 170, 500g 220', 'Sicilian tomatoes.', 'organic'],
            ['Roasted pepper pasta sauce', 'pasta-sauce-pepper', '350g 180', 'Sweet and smoky.'],
            ['Basil pesto', 'pesto', '190g 230', 'Pine nuts and all.'],
            ['Red pesto', 'pesto-red', '190g 230', 'Sun-dried tomatoes.'],
            ['Korma sauce', 'curry-sauce', '450g 220', 'Mild, with coconut.'],
            ['Tikka masala sauce', 'tikka-sauce', '450g 220<260', 'Bring your own chicken.'],
            ['Taco kit', 'taco-kit', '350g 320', 'Shells, spice, salsa.'],
          ],
        },
        {
          name: 'Table sauces',
          kind: 'condiment',
          lines: [
            ['Tomato ketchup', 'ketchup', '460g 190, 900g 320', 'More tomato, less sugar.'],
            ['Mayonnaise', 'mayonnaise', '400g 200, 750g 340', 'Free-range yolks.'],
            ['Brown sauce', 'brown-sauce', '450g 190', 'Dates and tamarind.'],
            ['Wholegrain mustard', 'mustard', '185g 150', 'Pops between the teeth.'],
            ['English mustard', 'mustard-english', '185g 140', 'Careful.'],
            ['Soy sauce', 'soy-sauce', '150ml 160, 500ml 330', 'Brewed for six months.'],
          ],
        },
        {
          name: 'Pickles & olives',
          kind: 'condiment',
          lines: [
            ['Ploughman’s pickle', 'pickle', '310g 190', 'Dark, chunky, for Cheddar.'],
            ['Piccalilli', 'piccalilli', '280g 200', 'Bright yellow, for ham.'],
            ['Crunchy gherkins', 'gherkins', '340g 180', 'Dill and a snap.'],
            ['Green olives in brine', 'olives-jar', '340g 190', 'Stones out.'],
          ],
        },
      ],
    },
    {
      name: 'Baking',
      shelves: [
        {
          name: 'Flour & raising',
          kind: 'baking',
          lines: [
            ['Plain flour', 'plain-flour', '1.5kg 95', 'For sauces, biscuits and pancakes.', 'organic'],
            ['Self-raising flour', 'flour-self-raising', '1.5kg 95', 'For sponges.', 'organic'],
            ['Strong white bread flour', 'bread-flour', '1.5kg 150', 'High in protein.', 'organic'],
            ['Strong wholemeal bread flour', 'flour-wholemeal', '1.5kg 160', 'Stoneground.', 'organic'],
            ['Baking powder', 'baking-powder', '170g 140', 'Check the date, always.'],
          ],
        },
        {
          name: 'Sugar & cocoa',
          kind: 'sugar',
          lines: [
            ['Caster sugar', 'sugar', '500g 110, 1kg 180', 'Fine, for cakes.'],
            ['Granulated sugar', 'sugar-granulated', '1kg 130', 'For tea and jam.'],
            ['Light brown soft sugar', 'brown-sugar', '500g 150, 1kg 260', 'For cookies and crumbles.'],
            ['Icing sugar', 'sugar-icing', '500g 130', 'Sieve it, or regret it.'],
            ['Cocoa powder', 'cocoa', '125g 220, 250g 390', 'Dark, Dutch, unsweetened.', 'organic'],
          ],
        },
        {
          name: 'Dried fruit & nuts',
          kind: 'driedFruitAndNuts',
          lines: [
            ['Raisins', 'raisins', '500g 190, 1kg 340', 'Small, dark, sweet.', 'organic'],
            ['Dried apricots', 'apricots', '250g 260', 'Unsulphured, so brown.', 'organic'],
            ['Whole almonds', 'almonds', '200g 290, 500g 620', 'Skins on.', 'organic'],
            ['Walnut halves', 'walnuts', '200g 320', 'For cake, salad, cheese.'],
            ['Ground almonds', 'almonds-ground', '200g 290', 'For moist cakes.'],
          ],
        },
      ],
    },
    {
      name: 'Herbs, spices & stock',
      shelves: [
        {
          name: 'Salt & spices',
          kind: 'seasoning',
          lines: [
            ['Sea salt flakes', 'salt', '125g 190, 250g 330', 'Pinch, crush, scatter.'],
            ['Black peppercorns', 'pepper', '100g 240', 'Grind it fresh.'],
            ['Smoked paprika', 'paprika', '75g 190', 'Sweet, with smoke.'],
            ['Curry powder', 'curry-powder', '80g 170', 'Medium, and rounded.'],
            ['Ground cinnamon', 'cinnamon', '42g 160', 'For porridge and buns.'],
            ['Mixed herbs', 'dried-herbs', '18g 110', 'Thyme, oregano, marjoram.'],
          ],
        },
        {
          name: 'Stock & gravy',
          kind: 'stock',
          lines: [
            ['Vegetable stock cubes', 'stock-cubes', '10 pack 130', 'For soup and risotto.', 'organic'],
            ['Chicken stock cubes', 'chicken-stock', '10 pack 130', 'Tastes of roast.'],
            ['Gravy granules', 'gravy', '170g 150, 300g 230', 'Thick, glossy, fast.'],
          ],
        },
      ],
    },
  ],
};
