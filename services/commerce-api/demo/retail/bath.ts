import type { Range } from '../content/range';

export const bath: Range = {
  slug: 'bath',
  name: 'Bath',
  motif: 'soap-bottle-sky',
  aisles: [
    {
      name: 'Soap',
      shelves: [
        {
          name: 'Hand wash & lotion',
          care: 'For external use. Keep out of eyes.',
          lines: [
            [
              'Hand wash',
              'soap-bottle',
              'ink bone sky moss',
              '900',
              '500 ml',
              'Coriander and black pepper.',
              'unit:500ml',
            ],
            [
              'Hand lotion',
              'lotion-bottle',
              'ink bone sky moss',
              '1100',
              '500 ml',
              'Sinks in, no shine.',
              'unit:500ml',
            ],
            [
              'Hand wash and lotion, pair',
              'soap-duo',
              '',
              '1600<2000',
              '2 × 500 ml',
              'Side by side at the sink.',
              'unit:1000ml',
            ],
            ['Hand wash refill', 'refill', 'bone sky moss', '1400', '1 litre', 'Two bottles’ worth.', 'unit:1000ml'],
          ],
        },
        {
          name: 'Bars',
          care: 'Keep dry between washes.',
          lines: [
            [
              'Soap bar with dish',
              'soap-bar',
              'bone sky moss slate',
              '800',
              '120 g',
              'Olive oil, hard-milled.',
              'unit:120',
            ],
            ['Soap bar', 'small-soap-bar', 'bone moss', '450', '120 g', 'The bar alone.', 'unit:120'],
          ],
        },
      ],
    },
    {
      name: 'Towels & mats',
      shelves: [
        {
          name: 'Towels',
          care: 'Machine wash at 60°C. Tumble low.',
          lines: [
            [
              'Weir bath towel',
              'towels',
              'ultramarine bone sky slate moss',
              '1800',
              '70 × 140 cm',
              'Six hundred grams, long loops.',
            ],
            [
              'Weir hand towel',
              'hand-towels',
              'ultramarine bone sky slate moss',
              '900',
              '50 × 90 cm',
              'Matches the big one.',
            ],
            ['Weir bath sheet', 'bath-sheets', 'bone slate', '2600', '100 × 160 cm', 'Goes round twice.'],
          ],
        },
        {
          name: 'Bath mats',
          care: 'Machine wash at 40°C. Line dry.',
          lines: [
            ['Weir round mat', 'bath-mat', 'bone slate ultramarine', '2200', '60 cm', 'Thick, cotton, does not slide.'],
          ],
        },
      ],
    },
    {
      name: 'Bathroom fittings',
      shelves: [
        {
          name: 'Mirrors & mugs',
          care: 'Damp cloth.',
          lines: [
            ['Porthole mirror', 'mirror', 'oak ink', '4200', '30 cm', 'Stands or hangs.'],
            ['Tooth mug', 'tooth-mug', 'bone slate sky', '700', '10 cm', 'Stoneware, drains underneath.'],
          ],
        },
        {
          name: 'Bins',
          care: 'Wipe clean.',
          lines: [
            [
              'Lidded bin',
              'bin',
              'ink bone moss',
              '2400',
              '5 litres',
              'Lid shuts softly.',
              'family:lidded-bin by:Capacity',
            ],
            [
              'Lidded bin, large',
              'large-bin',
              'ink bone',
              '3800',
              '20 litres',
              'For the kitchen.',
              'family:lidded-bin by:Capacity',
            ],
          ],
        },
      ],
    },
  ],
};
