import type { Department } from '../content/department';

export const fruitAndVeg: Department = {
  slug: 'veg',
  name: 'Fruit & veg',
  motif: 'broccoli',
  aisles: [
    {
      name: 'Fruit',
      shelves: [
        {
          name: 'Apples & pears',
          kind: 'fruit',
          lines: [
            ['Gala apples', 'apples', '4 pack 140, 6 pack 175<210', 'Crisp, sweet and red-cheeked.', 'organic'],
            ['Braeburn apples', 'braeburn-bag', '6 pack 190, 12 pack 330', 'Sharp enough to wake you up.'],
            ['Granny Smith apples', 'green-apples', '6 pack 185', 'Green, tart and good with Cheddar.'],
            ['Bramley cooking apples', 'bramley-bag', '1kg 220', 'They collapse into fluff, as they should.'],
            ['Conference pears', 'pears', '4 pack 170, 6 pack 230', 'Long, russet and buttery.', 'organic'],
          ],
        },
        {
          name: 'Bananas & tropical',
          kind: 'fruit',
          lines: [
            ['Bananas', 'bananas', '5 pack 85, 8 pack 130', 'Fairly traded, and a day off perfect.', 'organic'],
            ['Extra large pineapple', 'pineapple', 'each 180<240', 'Heavy, and sweet to the core.'],
            ['Ready to eat mangoes', 'mango', '2 pack 250', 'Soft at the shoulder, ready tonight.'],
            ['Kiwi fruit', 'kiwis', '6 pack 150', 'Bright green and a little sharp.'],
            ['Whole coconut', 'coconut', 'each 120', 'Shake it: that is the sound of a good one.'],
          ],
        },
        {
          name: 'Citrus',
          kind: 'fruit',
          lines: [
            ['Juicing oranges', 'oranges', '6 pack 220, 2kg 300', 'Thin skins, mostly juice.', 'organic'],
            ['Easy peel satsumas', 'satsuma-bag', '600g 165, 1kg 240<290', 'They come undone in one piece.'],
            ['Unwaxed lemons', 'lemons', '4 pack 130', 'Zest them first.', 'organic'],
            ['Limes', 'limes', '5 pack 125', 'For curries, tonics and Fridays.'],
          ],
        },
        {
          name: 'Berries & cherries',
          kind: 'fruit',
          lines: [
            ['Strawberries', 'strawberries', '227g 225, 400g 275<350', 'From Kent, while they last.', 'organic'],
            ['Blueberries', 'blueberries', '150g 225, 300g 390', 'Plump, inky and easy to finish.', 'organic'],
            ['Cherries', 'cherry-punnet', '200g 240, 400g 420', 'Dark red and worth the stones.', 'limit:5'],
            ['Black seedless grapes', 'grapes', '500g 250', 'Cold from the fridge, one by one.'],
          ],
        },
        {
          name: 'Melons & stone fruit',
          kind: 'fruit',
          lines: [
            ['Galia melon', 'melon', 'each 210', 'Smell the stalk end: that is how you know.'],
            ['Watermelon', 'watermelon', 'each 350', 'Enough for the street.'],
            ['Flat peaches', 'peaches', '4 pack 230, 6 pack 320', 'White-fleshed and dripping.'],
            ['Fruit pot with kiwi and grape', 'fruit-pot', '180g 160, 300g 240', 'Cut this morning.', 'new'],
          ],
        },
      ],
    },
    {
      name: 'Vegetables',
      shelves: [
        {
          name: 'Potatoes & roots',
          kind: 'vegetable',
          lines: [
            [
              'Maris Piper potatoes',
              'potato-bag',
              '1kg 110, 2.5kg 220',
              'Roast, chip or mash: it does the lot.',
              'organic',
            ],
            ['Baking potatoes', 'potatoes', '4 pack 120', 'Big enough to be supper.'],
            ['Jersey Royal potatoes', 'jersey-royal-bag', '500g 190, 1kg 330', 'Mint, butter, ten minutes.', 'new'],
            ['Sweet potatoes', 'sweet-potatoes', '1kg 145', 'They caramelise at the edges.', 'organic'],
            ['Carrots', 'carrot-bag', '500g 55, 1kg 90', 'Straight from the fens.', 'organic'],
            ['Bunched carrots', 'carrots', 'each 130', 'Tops and all.'],
          ],
        },
        {
          name: 'Onions & garlic',
          kind: 'vegetable',
          lines: [
            ['Brown onions', 'onion-bag', '1kg 95, 2kg 170', 'Supper starts with one of these.', 'organic'],
            ['Red onions', 'onions', '3 pack 95', 'Sweeter, and good raw.'],
            ['Garlic bulbs', 'garlic', '3 pack 95, 4 pack 120', 'Fat cloves and papery skins.', 'organic'],
            ['Root ginger', 'ginger', '150g 70', 'Grate it frozen, skin and all.'],
          ],
        },
        {
          name: 'Greens & broccoli',
          kind: 'vegetable',
          lines: [
            ['Broccoli', 'broccoli', '350g 85', 'A tight green head on a good stalk.', 'organic'],
            ['Peas in the pod', 'peas-in-pod', '300g 190', 'Half are for supper, half are for the cook.'],
            ['Stir fry vegetables', 'stir-fry-bag', '320g 150, 640g 260', 'Sliced thin and ready for a hot wok.'],
            ['Sweetcorn cobs', 'sweetcorn', '2 pack 140, 4 pack 240', 'Butter, salt, no manners.'],
          ],
        },
        {
          name: 'Mushrooms & squash',
          kind: 'vegetable',
          lines: [
            ['Chestnut mushrooms', 'mushrooms', '250g 105, 400g 160', 'Nutty, firm and good in butter.', 'organic'],
            ['Closed cup mushrooms', 'mushroom-punnet', '300g 110', 'Small, white and useful.'],
            ['Culinary pumpkin', 'pumpkin', 'each 260', 'For soup, risotto and a face.', 'limit:5'],
            ['Cooked chestnuts', 'chestnuts', '180g 240', 'Peeled, so you need not.'],
          ],
        },
      ],
    },
    {
      name: 'Salad',
      shelves: [
        {
          name: 'Leaves',
          kind: 'leaves',
          lines: [
            ['Baby spinach', 'spinach-bag', '120g 115, 240g 190', 'Small, tender and quick to wilt.', 'organic'],
            ['Wild rocket', 'rocket-bag', '60g 110', 'Peppery, in the right way.'],
            ['Four leaf salad', 'mixed-leaf-bag', '120g 120, 200g 175', 'Red, green, frilly and plain.'],
            ['Round lettuce', 'lettuce', 'each 75', 'The soft, old-fashioned kind.', 'organic'],
            ['Garden salad bowl', 'salad', '280g 260', 'Shaken together this morning.'],
          ],
        },
        {
          name: 'Tomatoes',
          kind: 'vegetable',
          lines: [
            ['Tomatoes on the vine', 'tomatoes', '400g 135, 750g 220', 'They smell of the greenhouse.', 'organic'],
            ['Baby plum tomatoes', 'plum-tomatoes', '250g 120, 400g 175<210', 'Sweet as sweets.'],
            ['Beef tomatoes', 'beef-tomatoes', '2 pack 160', 'Thick slices, salt, olive oil.'],
          ],
        },
        {
          name: 'Peppers & cucumber',
          kind: 'vegetable',
          lines: [
            ['Mixed peppers', 'peppers', '3 pack 135<175', 'Red, green and yellow, like a traffic light.', 'organic'],
            ['Red chillies', 'chillies', '60g 70', 'Warm rather than cruel.'],
            ['Cucumber', 'cucumber', 'each 85', 'Cool, obviously.', 'organic'],
            ['Aubergine', 'aubergine', 'each 95', 'Salt it, fry it, forgive it.'],
            ['Ripe and ready avocados', 'avocados', '2 pack 190, 4 pack 340', 'Ripe on the day we say.', 'limit:5'],
          ],
        },
      ],
    },
    {
      name: 'Herbs & flowers',
      shelves: [
        {
          name: 'Fresh herbs',
          kind: 'herbs',
          lines: [
            ['Flat leaf parsley', 'herbs', '30g 70, 100g 150', 'Chop it roughly and use it all.', 'organic'],
            ['Basil', 'basil-bag', '30g 80', 'Torn, never chopped.'],
            ['Growing mint', 'mint-pot', 'each 150', 'Cut it and it comes back.'],
            ['Coriander', 'coriander-bag', '30g 70, 100g 150', 'Stalks as well as leaves.'],
          ],
        },
        {
          name: 'Flowers',
          kind: 'flowers',
          lines: [
            ['Market bouquet', 'cut-flowers', 'each 900', 'Whatever is best this week, tied loosely.', 'opt:card'],
            ['Tulips', 'tulips', '10 stems 550', 'They go on growing in the vase.', 'opt:card'],
            ['Sunflowers', 'sunflowers', '5 stems 500', 'Taller than the table.', 'opt:card'],
            ['Little pot plant', 'house-plant', 'each 700', 'Forgives you if you forget it.', 'opt:card'],
          ],
        },
      ],
    },
  ],
};
