import type { Department } from '../content/department';

export const meatAndFish: Department = {
  slug: 'meat',
  name: 'Meat & fish',
  motif: 'salmon',
  aisles: [
    {
      name: 'Poultry',
      shelves: [
        {
          name: 'Chicken',
          kind: 'meat',
          lines: [
            ['Chicken breast fillets', 'chicken-breast', '300g 340, 650g 620', 'Lean, and quick in a pan.', 'organic'],
            ['Chicken legs', 'chicken-legs', '900g 320', 'More flavour, less money.'],
            ['Chicken thigh fillets', 'chicken-thighs', '500g 420<490', 'They never dry out.'],
            ['Whole chicken', 'whole-chicken', '1.4kg 520, 1.9kg 690', 'Sunday, and Monday’s soup.', 'organic limit:4'],
            ['Chicken wings', 'chicken-wings', '1kg 300', 'Sticky fingers ahead.'],
          ],
        },
        {
          name: 'Turkey & duck',
          kind: 'meat',
          lines: [
            ['Turkey breast mince', 'turkey-mince', '500g 380', 'Light, and good in meatballs.'],
            ['Turkey steaks', 'turkey', '400g 420', 'Flatten, crumb, fry.'],
            ['Duck breasts', 'duck', '340g 720', 'Start them in a cold pan.', 'new'],
          ],
        },
      ],
    },
    {
      name: 'Beef, lamb & pork',
      shelves: [
        {
          name: 'Beef',
          kind: 'meat',
          lines: [
            [
              'Beef mince, 5% fat',
              'beef-mince',
              '250g 260, 500g 450',
              'For bolognese and everything like it.',
              'organic',
            ],
            ['Beef mince, 12% fat', 'beef-mince-12', '500g 390, 750g 540', 'Better burgers.'],
            ['Sirloin steak', 'beef-steak', '227g 620', 'Hung for twenty-eight days.'],
            ['Rump steak', 'beef-rump', '227g 480, 2 x 227g 900', 'A steak with a bit of chew.'],
            ['Braising steak', 'beef-braising', '400g 460', 'Three hours, low.'],
            ['Beef burgers', 'burgers', '4 pack 450', 'Beef, salt, pepper.'],
          ],
        },
        {
          name: 'Lamb',
          kind: 'meat',
          lines: [
            ['Lamb chops', 'lamb', '350g 620', 'Welsh hills, hot grill.'],
            ['Lamb mince', 'lamb-mince', '500g 560', 'For shepherd’s pie.'],
            ['Leg of lamb', 'lamb-leg', '1.8kg 2200', 'Garlic, rosemary, Sunday.', 'limit:2'],
          ],
        },
        {
          name: 'Pork',
          kind: 'meat',
          lines: [
            ['Pork loin steaks', 'pork', '400g 380', 'Apple sauce, obviously.'],
            ['Pork belly slices', 'pork-belly', '500g 400', 'Crackling guaranteed, nearly.'],
            ['Pork shoulder joint', 'pork-shoulder', '1.6kg 750', 'Pull it with two forks.'],
          ],
        },
        {
          name: 'Sausages',
          kind: 'sausage',
          lines: [
            ['Pork sausages', 'sausages', '6 pack 300, 12 pack 540', 'Eighty-eight per cent pork.'],
            ['Cumberland sausages', 'sausages-cumberland', '6 pack 320<380', 'Peppery, and proud of it.'],
            ['Chipolatas', 'chipolatas', '12 pack 310', 'Thin, quick and good cold.'],
            ['Gluten-free pork sausages', 'sausages-free-from', '6 pack 340', 'Nobody will know.'],
          ],
        },
        {
          name: 'Bacon & cooked meats',
          kind: 'curedMeat',
          lines: [
            ['Smoked back bacon', 'bacon', '250g 285, 500g 520', 'Over oak, for a day.'],
            ['Unsmoked back bacon', 'bacon-unsmoked', '250g 285', 'The quieter sandwich.'],
            ['Streaky bacon', 'bacon-streaky', '250g 260', 'For pancakes and partridges.'],
            ['Wiltshire ham', 'ham', '125g 260, 200g 380', 'Sliced thin, off the bone.'],
            ['Honey roast ham', 'ham-honey', '125g 270', 'A sticky edge.'],
            ['Salami Milano', 'salami', '100g 240', 'Fennel, garlic, time.'],
            ['Chorizo slices', 'chorizo', '100g 250', 'Smoked paprika all the way.'],
          ],
        },
      ],
    },
    {
      name: 'Fish & shellfish',
      shelves: [
        {
          name: 'Salmon & trout',
          kind: 'fish',
          lines: [
            ['Salmon fillets', 'salmon', '240g 600<750, 480g 1100', 'Skin on, boned, Scottish.', 'limit:6'],
            ['Smoked salmon', 'salmon-smoked', '100g 490, 200g 880', 'Cold smoked over oak.'],
            ['Trout fillets', 'trout', '230g 480', 'From chalk streams.'],
          ],
        },
        {
          name: 'White & smoked fish',
          kind: 'fish',
          lines: [
            ['Cod fillets', 'white-fish', '250g 520', 'Big flakes, mild manners.'],
            ['Haddock fillets', 'haddock', '250g 500', 'Made for batter.'],
            ['Smoked haddock', 'smoked-fish', '250g 540', 'Undyed, for kedgeree.'],
            ['Kippers', 'kippers', '200g 320', 'From Craster, with butter.'],
            ['Whole sea bass', 'whole-fish', 'each 650', 'Gutted, scaled, ready.'],
            ['Mackerel fillets', 'mackerel', '200g 340', 'Cheap, oily, excellent.'],
          ],
        },
        {
          name: 'Prawns & shellfish',
          kind: 'shellfish',
          lines: [
            ['King prawns', 'prawns', '150g 380, 300g 690', 'Cooked and peeled.'],
            ['Dressed crab', 'crab', 'each 720', 'From Cromer, in its shell.', 'limit:4'],
            ['Half lobster', 'lobster', 'each 1450', 'Garlic butter to come.', 'limit:2'],
            ['Oysters', 'oysters', '6 pack 900', 'Whitstable, opened by you.'],
            ['Squid rings', 'squid', '200g 420', 'A minute, no more.'],
          ],
        },
      ],
    },
    {
      name: 'Meat-free',
      shelves: [
        {
          name: 'Tofu & falafel',
          kind: 'meatFree',
          lines: [
            ['Smoked tofu', 'tofu', '225g 260', 'Firm, and tastes of bonfires.', 'organic'],
            ['Falafel', 'falafel', '200g 240, 400g 420', 'Green inside, crisp outside.'],
            ['Marinated tofu pieces', 'tofu-marinated', '160g 280', 'Ready for the wok.', 'new'],
          ],
        },
        {
          name: 'Veggie burgers & sausages',
          kind: 'meatFree',
          lines: [
            ['Veggie burgers', 'veggie-burgers', '2 pack 260, 4 pack 450', 'Beetroot and black bean.'],
            ['Veggie sausages', 'veggie-sausages', '6 pack 290<340', 'Sage and onion.'],
            ['Mushroom burgers', 'mushroom-burgers', '2 pack 280', 'Whole, and stuffed.'],
          ],
        },
      ],
    },
  ],
};
