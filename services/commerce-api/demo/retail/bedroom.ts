import type { Range } from '../content/range';

export const bedroom: Range = {
  slug: 'bedroom',
  name: 'Bedroom',
  motif: 'bedding-sky',
  aisles: [
    {
      name: 'Bedding',
      shelves: [
        {
          name: 'Duvet sets',
          care: 'Machine wash at 40°C. Iron damp, or do not.',
          lines: [
            [
              'Still duvet set, double',
              'bedding',
              'ultramarine bone sky slate moss',
              '6800',
              '200 × 200 cm',
              'Washed cotton, two pillowcases.',
              'family:still-duvet-set',
            ],
            [
              'Still duvet set, king',
              'king-bedding',
              'ultramarine bone sky slate moss',
              '8200<9800',
              '230 × 220 cm',
              'The same, wider.',
              'family:still-duvet-set',
            ],
            [
              'Still duvet set, single',
              'single-bedding',
              'bone sky slate',
              '4800',
              '135 × 200 cm',
              'One pillowcase.',
              'family:still-duvet-set',
            ],
          ],
        },
        {
          name: 'Blankets',
          care: 'Wool cycle, cold. Dry flat.',
          lines: [
            [
              'Fold wool blanket',
              'blanket',
              'ultramarine bone sky slate moss',
              '7400',
              '130 × 180 cm',
              'Woven in Yorkshire.',
              'uk opt:engraving',
            ],
            ['Fold cot blanket', 'cot-blanket', 'bone sky moss', '3400', '75 × 100 cm', 'Lambswool.', 'opt:engraving'],
          ],
        },
      ],
    },
    {
      name: 'Soft furnishing',
      shelves: [
        {
          name: 'Cushions',
          care: 'Cover off, 30°C.',
          lines: [
            [
              'Plain cushion',
              'cushion',
              'ultramarine bone sky slate moss',
              '2200',
              '45 × 45 cm',
              'Linen front, feather pad.',
            ],
            ['Ticking cushion', 'striped-cushion', 'ultramarine slate moss', '2400', '45 × 45 cm', 'Woven stripe.'],
            ['Floor cushion', 'floor-cushion', 'slate moss', '4800', '70 × 70 cm', 'Sits two children.'],
          ],
        },
        {
          name: 'Hot water bottles',
          care: 'Cover off, 30°C. Never boiling water.',
          lines: [
            ['Ribbed hot water bottle', 'hot-water-bottle', 'slate sky moss', '1800', '2 litres', 'Knitted cover.'],
          ],
        },
      ],
    },
    {
      name: 'Walls & shelves',
      shelves: [
        {
          name: 'Clocks & mirrors',
          care: 'Dry cloth.',
          lines: [
            ['Station clock', 'clock', 'ink oak ultramarine', '3600', '30 cm', 'Silent. Takes one AA.'],
            ['Dressing mirror', 'dressing-mirror', 'oak ink', '5800', '45 cm', 'Tilts, stays.'],
          ],
        },
        {
          name: 'Frames',
          care: 'Dry cloth.',
          lines: [
            ['Plain frame', 'frame', 'oak ink bone', '1600', '30 × 40 cm', 'Glass, mount, hook.', 'family:plain-frame'],
            [
              'Plain frame, small',
              'small-frame',
              'oak ink bone',
              '900',
              '13 × 18 cm',
              'Stands too.',
              'family:plain-frame',
            ],
          ],
        },
        {
          name: 'Vases',
          care: 'Rinse. Bottle brush.',
          lines: [
            [
              'Orchard vase',
              'vase',
              'ink ultramarine bone sky slate moss',
              '2200',
              '30 cm',
              'Narrow neck, five stems.',
            ],
            ['Bud vase', 'bud-vase', 'ink ultramarine bone moss', '1000', '18 cm', 'One stem.'],
            ['Bud vases, set of 2', 'vase-duo', '', '1800<2600', '14 and 18 cm', 'One dark, one not.'],
            ['Column vase', 'cylinder-vase', 'bone slate ultramarine', '2600', '28 cm', 'For branches.'],
          ],
        },
      ],
    },
  ],
};
