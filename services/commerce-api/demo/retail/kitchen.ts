import type { Range } from '../content/range';

const DISHWASHER = 'Dishwasher and microwave safe.';
const HAND = 'Wash by hand. Dry at once.';

export const kitchen: Range = {
  slug: 'kitchen',
  name: 'Kitchen',
  motif: 'mug-ink',
  aisles: [
    {
      name: 'Table',
      shelves: [
        {
          name: 'Mugs & cups',
          care: DISHWASHER,
          lines: [
            [
              'Tor stoneware mug',
              'mug',
              'ink ultramarine bone sky slate moss',
              '750',
              '350 ml',
              'Thrown thick, glazed inside and out.',
              'opt:engraving',
            ],
            ['Tor large mug', 'mug', 'ink bone slate', '950', '500 ml', 'For soup, or for Mondays.'],
            [
              'Tor espresso cup and saucer',
              'espresso-cup',
              'ink ultramarine bone moss',
              '680',
              '80 ml',
              'Small, heavy, keeps its heat.',
            ],
          ],
        },
        {
          name: 'Plates',
          care: DISHWASHER,
          lines: [
            [
              'Pell dinner plates, set of 6',
              'dinner-plates',
              'bone sky slate ink',
              '2400',
              '27 cm',
              'Flat enough to stack, deep enough for gravy.',
            ],
            [
              'Pell side plates, set of 4',
              'side-plates',
              'bone sky slate ink',
              '1500<1800',
              '19 cm',
              'Toast, cake, crumbs.',
            ],
          ],
        },
        {
          name: 'Bowls',
          care: DISHWASHER,
          lines: [
            [
              'Cove serving bowl',
              'bowl',
              'ink ultramarine bone sky slate moss',
              '1600<2000',
              '28 cm',
              'Wide, low, glazed to the foot.',
            ],
            ['Cove pasta bowl', 'bowl', 'ink bone sky', '850', '24 cm', 'A plate with walls.'],
            ['Cove cereal bowl', 'deep-bowl', 'ink ultramarine bone moss', '650', '15 cm', 'Sits well in one hand.'],
            ['Nesting bowls, set of 2', 'nesting-bowls', '', '1900', '18 and 24 cm', 'One inside the other.'],
          ],
        },
        {
          name: 'Glasses & jugs',
          care: DISHWASHER,
          lines: [
            [
              'Lune tumblers, set of 3',
              'tumblers',
              'clear sky slate moss',
              '1200',
              '300 ml',
              'Pressed glass, straight sides.',
              'new',
            ],
            [
              'Lune carafe with cork',
              'carafe',
              'clear sky slate moss',
              '1400',
              '1 litre',
              'Pours without a drip.',
              'new',
            ],
            ['Everyday wine glasses, pair', 'wine-glasses', 'clear', '650', '360 ml', 'Thin rim, sturdy foot.'],
            ['Harbour jug', 'jug', 'ink ultramarine bone moss', '1800', '1.2 litres', 'Milk, gravy or peonies.'],
            [
              'Harbour teapot',
              'teapot',
              'ink bone slate ultramarine',
              '2200',
              '1 litre, 4 cups',
              'A spout that behaves.',
            ],
          ],
        },
      ],
    },
    {
      name: 'Cooking',
      shelves: [
        {
          name: 'Pans',
          care: 'Works on induction. Warm soapy water, soft brush.',
          lines: [
            [
              'Cast frying pan, 24 cm',
              'frying-pan',
              'ink slate',
              '2600<3200',
              '24 cm',
              'Seasoned, and better every year.',
            ],
            ['Cast frying pan, 28 cm', 'frying-pan', 'ink slate', '3200', '28 cm', 'For four eggs and the bacon.'],
            [
              'Draw saucepan, 18 cm',
              'saucepan',
              'slate ink ultramarine',
              '3400',
              '2 litres',
              'Oak handle, pouring lip.',
            ],
            [
              'Hearth casserole, 24 cm',
              'casserole',
              'ultramarine ink bone moss',
              '6800',
              '4.2 litres',
              'Enamelled iron. Stays hot at the table.',
            ],
            ['Hearth casserole, 28 cm', 'casserole', 'ink bone', '8400', '6.5 litres', 'For a crowd.'],
            ['Perch kettle', 'kettle', 'ink bone slate ultramarine', '4200', '1.6 litres', 'Whistles, briefly.'],
            ['Press cafetière', 'cafetiere', 'ink slate', '2400', '8 cups', 'Steel mesh, no grounds.'],
          ],
        },
        {
          name: 'Knives & boards',
          care: HAND,
          lines: [
            ['Edge cook’s knife', 'chef-knife', 'oak ink', '3800', '20 cm', 'Full tang, one steel.', 'age:18 limit:5'],
            ['Edge paring knife', 'chef-knife', 'oak ink', '1600', '9 cm', 'For garlic and apples.', 'age:18 limit:5'],
            ['Edge bread knife', 'chef-knife', 'oak ink', '2800', '24 cm', 'Saws, never tears.', 'age:18 limit:5'],
            [
              'Knife block with four knives',
              'knife-block',
              'oak',
              '9500<12000',
              '38 cm',
              'Four you use, none you do not.',
              'age:18 limit:2',
            ],
            ['End-grain board', 'board', 'oak ink', '3200', '40 × 28 cm', 'Kind to edges.', 'opt:engraving'],
            ['Small board', 'board', 'oak ink', '1600', '26 × 18 cm', 'Cheese, limes, sandwiches.'],
          ],
        },
        {
          name: 'Utensils & mills',
          care: HAND,
          lines: [
            ['Serving spoon', 'spoon', 'oak ink', '420', '30 cm', 'Turned from one piece.'],
            ['Rolling pin', 'rolling-pin', 'oak', '1400', '42 cm', 'Heavy enough to do the work.'],
            ['Plain cutlery, 16 pieces', 'cutlery', '', '3600', 'Stainless steel', 'Serves four. No pattern.'],
            [
              'Spindle pepper mill',
              'mill',
              'oak ink bone',
              '1600',
              '21 cm',
              'Ceramic burr, fine to coarse.',
              'opt:engraving',
            ],
            ['Spindle mills, salt and pepper', 'mill-pair', '', '2800', '21 cm', 'A pair that does not match.'],
          ],
        },
      ],
    },
    {
      name: 'Larder',
      shelves: [
        {
          name: 'Jars',
          care: 'Lid: damp cloth. Jar: dishwasher.',
          lines: [
            [
              'Larder jar, oak lid',
              'larder-jar',
              'bone slate ink sky',
              '900',
              '1.2 litres',
              'Airtight, and written on in pencil.',
            ],
            ['Larder jar, large', 'larder-jar', 'bone slate ink', '1300', '2.4 litres', 'Flour, pasta, dog biscuits.'],
            [
              'Larder jars, set of 3',
              'jar-trio',
              '',
              '2100',
              '0.5, 0.8 and 1.2 litres',
              'Tea, coffee, the other thing.',
              'best',
            ],
            ['Glass storage jar', 'glass-jar', 'clear', '750', '1.5 litres', 'See what is left.'],
          ],
        },
        {
          name: 'Trays & linen',
          care: 'Machine wash linen at 40°C. Wipe trays.',
          lines: [
            ['Butler tray', 'tray', 'oak ink ultramarine', '2400', '42 cm', 'Brass handles, raised edge.'],
            [
              'Linen napkins, set of 4',
              'linen',
              'ultramarine bone sky slate moss',
              '1800',
              '40 × 40 cm',
              'Softer each wash.',
            ],
            [
              'Linen tea towels, pair',
              'linen',
              'ultramarine bone slate',
              '1200',
              '50 × 70 cm',
              'Dry glass without fluff.',
            ],
          ],
        },
        {
          name: 'Flasks',
          care: 'Lid apart, warm soapy water.',
          lines: [
            [
              'Trek flask',
              'flask',
              'ink ultramarine bone moss',
              '2200',
              '500 ml',
              'Hot for twelve hours.',
              'opt:engraving',
            ],
            ['Trek flask, large', 'flask', 'ink moss', '2800', '1 litre', 'Enough for two and a hill.'],
          ],
        },
      ],
    },
  ],
};
