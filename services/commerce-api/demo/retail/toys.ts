import type { Range } from '../content/range';

const WOOD = 'Water-based paint. Wipe clean. From three years.';

export const toys: Range = {
  slug: 'toys',
  name: 'Toys',
  motif: 'stacker-ink',
  aisles: [
    {
      name: 'Wooden toys',
      shelves: [
        {
          name: 'Turned toys',
          care: WOOD,
          lines: [
            ['Stacking rings', 'stacker', 'ink', '1600', '20 cm', 'Five rings, one right order.', 'opt:wrap'],
            ['Skittles, set of 3', 'skittles', 'ultramarine', '1800', '16 cm', 'Indoors, if you must.', 'opt:wrap'],
            ['Spinning top', 'spinning-top', 'ultramarine moss', '600', '9 cm', 'Two minutes is the record.'],
          ],
        },
        {
          name: 'Music',
          care: WOOD,
          lines: [['Tin drum', 'drum', 'ultramarine sky', '2400', '24 cm', 'Sorry.', 'opt:wrap']],
        },
      ],
    },
    {
      name: 'Outdoor play',
      shelves: [
        {
          name: 'Balls',
          care: 'Wipe clean.',
          lines: [
            ['Play ball', 'ball', 'ultramarine sky slate', '900', '22 cm', 'Bounces, bites grass.'],
            ['Play ball, small', 'small-ball', 'ultramarine sky', '500', '12 cm', 'Fits a hand.'],
          ],
        },
        {
          name: 'Buckets',
          care: 'Rinse out the sand.',
          lines: [['Sand bucket', 'sand-bucket', 'sky ultramarine', '500', '2 litres', 'Castles, mostly.']],
        },
      ],
    },
    {
      name: 'Making',
      shelves: [
        {
          name: 'Paint & paper',
          care: 'Washable. Mostly.',
          lines: [
            ['Children’s paintbrush', 'small-paintbrush', 'ultramarine moss', '250', '20 mm', 'Fat handle.'],
            ['Drawing book', 'notebook', 'ink ultramarine bone moss', '700', 'A4, 60 pages', 'Thick paper.'],
          ],
        },
        {
          name: 'Night lights',
          care: 'USB. Cool to touch.',
          lines: [['Moon night light', 'night-light', 'oak slate', '2200', '16 cm', 'Dims by itself.']],
        },
      ],
    },
  ],
};
