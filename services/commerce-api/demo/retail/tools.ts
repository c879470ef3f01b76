import type { Range } from '../content/range';

const WIPE = 'Wipe, oil, hang up. Guaranteed for life.';

export const tools: Range = {
  slug: 'tools',
  name: 'Tools',
  motif: 'toolbox-ultramarine',
  aisles: [
    {
      name: 'Hand tools',
      shelves: [
        {
          name: 'Hammers & saws',
          care: WIPE,
          lines: [
            ['Claw hammer', 'hammer', 'ultramarine ink', '1400', '16 oz', 'Drives, pulls, balances.'],
            ['Pin hammer', 'pin-hammer', 'ultramarine ink', '900', '4 oz', 'For pictures.'],
            ['Panel saw', 'saw', 'ultramarine ink', '1600', '50 cm', 'Cuts on the push.', 'age:18'],
          ],
        },
        {
          name: 'Drivers & spanners',
          care: WIPE,
          lines: [
            ['Screwdriver, flat', 'screwdriver', 'ultramarine ink', '300', '15 cm', 'Hardened tip.'],
            ['Screwdriver, cross', 'cross-screwdriver', 'ultramarine ink', '300', '15 cm', 'Bites, does not slip.'],
            ['Screwdrivers, pair', 'screwdrivers', 'ultramarine', '500', '15 cm', 'The two you need.'],
            ['Combination spanner', 'spanner', 'slate', '650', '13 mm', 'Open and ring.'],
            ['Long-nose pliers', 'pliers', 'ultramarine ink', '1100', '16 cm', 'Reach and cut.'],
          ],
        },
        {
          name: 'Boxes & ladders',
          care: 'Wipe clean.',
          lines: [
            ['Steel toolbox', 'toolbox', 'ultramarine ink', '1900<2400', '40 cm', 'Empty. Fill it.'],
            ['Steel toolbox, large', 'large-toolbox', 'ink', '2900', '54 cm', 'A lift-out tray.'],
            ['Stepladder', 'stepladder', 'oak slate', '4800', '4 steps', 'Wide treads, no wobble.'],
          ],
        },
      ],
    },
    {
      name: 'Decorating',
      shelves: [
        {
          name: 'Paint',
          care: 'Keep from frost. Stir well.',
          lines: [
            [
              'Wall paint',
              'paint-tin',
              'ultramarine bone sky slate moss ink',
              '2800',
              '2.5 litres',
              'Matt, one coat and a half.',
              'unit:2500ml opt:finish',
            ],
            [
              'Tester pot',
              'tester-pot',
              'ultramarine bone sky slate moss ink',
              '450',
              '100 ml',
              'Look at it at night.',
              'unit:100ml',
            ],
            ['Wood paint', 'wood-paint', 'bone slate moss', '2200', '750 ml', 'Satin, hard-wearing.', 'unit:750ml'],
          ],
        },
        {
          name: 'Brushes & tape',
          care: 'Clean at once.',
          lines: [
            ['Paintbrush, 50 mm', 'paintbrush', 'ultramarine moss', '700', '50 mm', 'Holds a line.'],
            ['Paintbrush, 75 mm', 'wide-paintbrush', 'ultramarine moss', '950', '75 mm', 'For doors.'],
            ['Masking tape', 'tape', 'bone', '350', '50 m', 'Comes off clean.'],
            ['Cloth tape', 'tape', 'slate', '550', '25 m', 'Mends nearly all.'],
          ],
        },
      ],
    },
    {
      name: 'Fixings',
      shelves: [
        {
          name: 'Screws & hooks',
          care: 'Keep dry.',
          lines: [
            ['Wood screws, 4 × 40 mm', 'screws', 'slate', '400', '100 pack', 'Brass-plated, sharp.'],
            ['Wood screws, 5 × 60 mm', 'long-screws', 'slate', '500', '100 pack', 'For shelves with books.'],
            ['Picture hooks', 'picture-hooks', 'slate', '300', '20 pack', 'Pins included.'],
          ],
        },
        {
          name: 'Torches for work',
          care: WIPE,
          lines: [['Work torch', 'work-torch', 'ultramarine ink', '2400', '24 cm', 'Magnet in the base.']],
        },
      ],
    },
  ],
};
