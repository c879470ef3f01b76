import type { Range } from '../content/range';

const CARE = 'Dry cloth, cold. Guaranteed five years.';

export const lighting: Range = {
  slug: 'lighting',
  name: 'Lighting',
  motif: 'dome-lamp-ultramarine',
  aisles: [
    {
      name: 'Table & desk lamps',
      shelves: [
        {
          name: 'Table lamps',
          care: CARE,
          lines: [
            [
              'Perrin table lamp',
              'dome-lamp',
              'ultramarine ink bone sky slate moss',
              '3800',
              '32 cm',
              'A dome spun from one sheet. Throws light down, out of your eyes.',
              'opt:lamp best family:perrin-lamp by:Height',
            ],
            [
              'Perrin sideboard lamp',
              'sideboard-lamp',
              'ultramarine ink bone',
              '5400',
              '46 cm',
              'The same dome, taller.',
              'opt:lamp family:perrin-lamp by:Height',
            ],
            [
              'Hatch table lamp',
              'cone-lamp',
              'ink ultramarine bone moss',
              '2800<3800',
              '38 cm',
              'Linen shade, brass stem.',
              'opt:lamp',
            ],
            [
              'Orb table lamp',
              'globe-lamp',
              'oak ink slate',
              '3200',
              '28 cm',
              'Opal glass, soft all round.',
              'opt:lamp family:orb-lamp by:Height',
            ],
            [
              'Orb mini lamp',
              'mini-lamp',
              'oak ink',
              '1800',
              '18 cm',
              'For shelves.',
              'opt:lamp family:orb-lamp by:Height',
            ],
          ],
        },
        {
          name: 'Desk lamps',
          care: CARE,
          lines: [
            [
              'Crane desk lamp',
              'desk-lamp',
              'ink ultramarine bone moss',
              '4400',
              '48 cm',
              'Two joints, stays where you put it.',
              'opt:lamp',
            ],
            ['Crane clamp lamp', 'clamp-lamp', 'ink bone', '4200', '44 cm', 'Grips a shelf.', 'opt:lamp'],
          ],
        },
      ],
    },
    {
      name: 'Ceiling & floor',
      shelves: [
        {
          name: 'Pendants',
          care: CARE,
          lines: [
            [
              'Perrin pendant',
              'pendant',
              'ink ultramarine bone sky slate moss',
              '6400',
              '40 cm',
              'Over a table, low.',
              'opt:lamp new family:perrin-pendant by:Diameter',
            ],
            [
              'Perrin pendant, small',
              'small-pendant',
              'ink bone moss',
              '4800',
              '28 cm',
              'In threes.',
              'opt:lamp family:perrin-pendant by:Diameter',
            ],
            ['Orb pendant', 'globe-pendant', 'ink oak', '5200', '30 cm', 'A moon on a wire.', 'opt:lamp'],
          ],
        },
        {
          name: 'Floor lamps',
          care: CARE,
          lines: [
            [
              'Heron floor lamp',
              'floor-lamp',
              'ink oak slate',
              '9800<12000',
              '152 cm',
              'Reads over your shoulder.',
              'opt:lamp',
            ],
          ],
        },
        {
          name: 'Bulbs & string lights',
          care: 'Let it cool. Dry cloth.',
          lines: [
            ['Spare bulb, warm white', 'bulb', '', '420', 'LED, 6 W', 'Dims. Lasts fifteen years.'],
            ['Spare bulb, clear filament', 'clear-bulb', '', '520', 'LED, 4 W', 'Pretty without a shade.'],
            ['Festoon lights', 'string-lights', '', '3400', '10 m', 'Ten bulbs, weatherproof.', 'new'],
          ],
        },
      ],
    },
    {
      name: 'Candles & torches',
      shelves: [
        {
          name: 'Candles',
          care: 'Trim the wick. Four hours at most.',
          lines: [
            ['Fig and cedar candle', 'candle', 'ink', '1200<1500', '220 g', 'Green, then wood.', 'unit:220'],
            ['Linen candle', 'candle', 'bone', '1200', '220 g', 'A line of washing.', 'unit:220'],
            ['Sea salt candle', 'candle', 'sky', '1200', '220 g', 'Cold, clean.', 'unit:220'],
            ['Bath herb candle', 'candle', 'moss', '1200', '220 g', 'Rosemary, mint, stone.', 'unit:220'],
            [
              'Pillar candles, set of 3',
              'pillar-candles',
              'bone slate ultramarine',
              '1400',
              '8, 11 and 14 cm',
              'Unscented. Thirty hours each.',
            ],
            [
              'Dinner candles, set of 3',
              'dinner-candles',
              'bone ultramarine moss',
              '600',
              '25 cm',
              'Dripless, nearly.',
            ],
          ],
        },
        {
          name: 'Lanterns & torches',
          care: CARE,
          lines: [
            ['Dock lantern', 'lantern', 'ink bone', '2600', '34 cm', 'Four panes, one handle.'],
            ['Beam torch', 'torch', 'ultramarine ink', '1800', '21 cm', 'Two hundred metres.'],
          ],
        },
      ],
    },
  ],
};
