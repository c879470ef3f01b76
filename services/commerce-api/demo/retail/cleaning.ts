import type { Range } from '../content/range';

export const cleaning: Range = {
  slug: 'cleaning',
  name: 'Cleaning',
  motif: 'bucket-sky',
  aisles: [
    {
      name: 'Floors & brushes',
      shelves: [
        {
          name: 'Brooms & buckets',
          care: 'Hang to dry.',
          lines: [
            ['Yard broom', 'broom', 'ultramarine ink', '1800', '140 cm', 'Stiff bristle, oak handle.'],
            ['Hall broom', 'hall-broom', 'ink', '1500', '130 cm', 'Softer, for boards.'],
            ['Ten litre bucket', 'bucket', 'ultramarine slate sky', '450<600', 'Steel handle', 'Marked inside.'],
          ],
        },
        {
          name: 'Brushes',
          care: 'Rinse, shake, dry bristles down.',
          lines: [
            ['Dish brush', 'brush', 'oak ultramarine', '480', '24 cm', 'Head comes off.'],
            ['Scrubbing brush', 'scrubbing-brush', 'oak ultramarine', '550', '20 cm', 'For pots and steps.'],
          ],
        },
      ],
    },
    {
      name: 'Sprays & cloths',
      shelves: [
        {
          name: 'Sprays',
          care: 'Keep out of reach of children.',
          lines: [
            ['Kitchen surface spray', 'spray', 'sky', '500', '500 ml', 'Lemon leaf.', 'unit:500ml'],
            ['Bathroom limescale spray', 'spray', 'bone', '500', '500 ml', 'Leave two minutes.', 'unit:500ml'],
            ['Glass spray', 'spray', 'moss', '500', '500 ml', 'No streaks.', 'unit:500ml'],
            ['Surface spray refill', 'spray-refill', 'sky moss', '800', '1 litre', 'Fills it twice.', 'unit:1000ml'],
          ],
        },
        {
          name: 'Cloths',
          care: 'Machine wash at 60°C. No softener.',
          lines: [
            [
              'Polishing cloths, set of 3',
              'cloths',
              'sky slate ultramarine',
              '600',
              '40 × 40 cm',
              'One wet, one dry, one lost.',
            ],
            ['Floor cloths, set of 3', 'floor-cloths', 'slate', '700', '50 × 60 cm', 'Old-fashioned cotton.'],
          ],
        },
      ],
    },
    {
      name: 'Laundry',
      shelves: [
        {
          name: 'Baskets',
          care: 'Dust with a dry brush.',
          lines: [
            ['Laundry basket', 'laundry-basket', 'oak slate', '3600', '48 cm', 'Woven, with rope handles.'],
            ['Willow basket', 'basket', 'oak', '1800', '32 cm', 'Made in Somerset.', 'uk'],
          ],
        },
        {
          name: 'Pegs & lines',
          care: 'Bring in from the rain.',
          lines: [
            ['Peg basket with 24 pegs', 'peg-basket', 'bone sky', '900', '18 cm', 'Pegs that grip.'],
            ['Step stool for the high shelf', 'step-stool', 'oak slate', '3400', '3 steps', 'Folds to a hand’s width.'],
          ],
        },
      ],
    },
  ],
};
