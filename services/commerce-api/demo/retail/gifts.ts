import type { Range } from '../content/range';

export const gifts: Range = {
  slug: 'gifts',
  name: 'Gifts',
  motif: 'gift-box-ultramarine',
  aisles: [
    {
      name: 'Gift sets',
      shelves: [
        {
          name: 'Boxed sets',
          care: 'Comes boxed.',
          lines: [
            [
              'Evening box: candle and matches',
              'gift-box',
              'ultramarine ink sky',
              '2800',
              '24 cm',
              'Fig and cedar, long matches.',
              'opt:wrap',
            ],
            [
              'Kitchen box: board and knife',
              'kitchen-box',
              'ink',
              '4800<5600',
              '42 cm',
              'Edge paring knife, small board.',
              'age:18 opt:wrap',
            ],
            ['Bath box: soap and towel', 'bath-box', 'sky', '2600', '30 cm', 'One bar, one hand towel.', 'opt:wrap'],
          ],
        },
        {
          name: 'Keepsakes',
          care: 'Dust with a soft brush.',
          lines: [
            ['Glass dome with flower', 'glass-dome', 'sky', '3400', '24 cm', 'Everlasting, nearly.', 'opt:wrap'],
            [
              'Engraved flask',
              'engraved-flask',
              'ink ultramarine bone moss',
              '2900',
              '500 ml',
              'Their name, your words.',
              'opt:engraving',
            ],
          ],
        },
      ],
    },
    {
      name: 'Stationery & wrap',
      shelves: [
        {
          name: 'Notebooks',
          care: 'Refills by post.',
          lines: [
            [
              'Ledger notebook',
              'ledger-notebook',
              'ink ultramarine bone moss',
              '1400',
              'A5, 192 pages',
              'Lies flat. Numbered.',
              'opt:engraving',
            ],
            ['Pocket notebook', 'pocket-notebook', 'ink bone', '800', 'A6, 96 pages', 'For lists.'],
          ],
        },
        {
          name: 'Wrapping',
          care: 'Recycle it.',
          lines: [
            ['Wrapping paper, pair', 'gift-wrap', 'ultramarine moss', '900', '2 × 5 m', 'One plain, one spotted.'],
          ],
        },
      ],
    },
    {
      name: 'Scent',
      shelves: [
        {
          name: 'Diffusers',
          care: 'Turn the reeds weekly.',
          lines: [
            [
              'Reed diffuser',
              'diffuser',
              'ink bone moss',
              '2200',
              '150 ml',
              'Fig, linen or herb.',
              'unit:150ml opt:wrap',
            ],
            ['Diffuser refill', 'diffuser-refill', 'bone moss', '1400', '200 ml', 'Same again.', 'unit:200ml'],
          ],
        },
        {
          name: 'Gift candles',
          care: 'Trim the wick. Four hours at most.',
          lines: [
            [
              'Boxed candle',
              'boxed-candle',
              'ink bone sky moss',
              '1800',
              '300 g',
              'Fifty hours, in a drawer box.',
              'unit:300 opt:wrap',
            ],
          ],
        },
      ],
    },
  ],
};
