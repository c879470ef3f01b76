import type { Range } from '../content/range';

export const garden: Range = {
  slug: 'garden',
  name: 'Garden',
  motif: 'planter-bone',
  aisles: [
    {
      name: 'Plants & pots',
      shelves: [
        {
          name: 'Planted pots',
          care: 'Water weekly, less in winter.',
          lines: [
            [
              'Agave in a glazed pot',
              'planter',
              'bone ink ultramarine slate',
              '2200',
              '32 cm',
              'Thrives on neglect.',
              'opt:wrap',
            ],
            ['Small agave', 'small-planter', 'bone slate', '1200', '18 cm', 'For a sill.', 'opt:wrap'],
          ],
        },
        {
          name: 'Empty pots',
          care: 'Frost-proof. Bring in below -10°C.',
          lines: [
            [
              'Rim pot',
              'plant-pot',
              'oak bone slate ultramarine',
              '1400',
              '24 cm',
              'Drains, with a saucer.',
              'family:rim-pot by:Diameter',
            ],
            [
              'Rim pot, large',
              'large-plant-pot',
              'oak bone slate',
              '2600',
              '36 cm',
              'For a bay tree.',
              'family:rim-pot by:Diameter',
            ],
          ],
        },
      ],
    },
    {
      name: 'Garden tools',
      shelves: [
        {
          name: 'Trowels & forks',
          care: 'Rinse, dry, oil the blade.',
          lines: [
            ['Hand trowel', 'trowel', 'oak ultramarine', '1200', '30 cm', 'Stainless, with depths marked.'],
            ['Hand fork', 'garden-fork', 'oak ultramarine', '1200', '30 cm', 'Three tines, no bend.'],
          ],
        },
        {
          name: 'Watering',
          care: 'Empty before frost.',
          lines: [
            [
              'Long-spout watering can',
              'watering-can',
              'moss ultramarine ink',
              '2800',
              '5 litres',
              'A slow, straight pour.',
              'new',
            ],
            ['Indoor watering can', 'indoor-can', 'moss ink', '1800', '1 litre', 'Reaches the back.'],
            ['Garden bucket', 'garden-bucket', 'ultramarine slate', '700', '12 litres', 'For weeds and water.'],
          ],
        },
      ],
    },
    {
      name: 'Outdoors',
      shelves: [
        {
          name: 'Birds',
          care: 'Clean once a year, in autumn.',
          lines: [['Bird house', 'bird-house', 'moss slate', '2400', '28 mm entrance', 'For tits and sparrows.', 'uk']],
        },
        {
          name: 'Umbrellas',
          care: 'Dry it open.',
          lines: [
            ['Walking umbrella', 'umbrella', 'ultramarine ink moss', '3200', '110 cm', 'Oak crook, eight ribs.'],
            ['Compact umbrella', 'compact-umbrella', 'ultramarine ink', '1900', '95 cm', 'Fits a bag.'],
          ],
        },
        {
          name: 'Outdoor lights',
          care: 'Weatherproof to IP44.',
          lines: [
            ['Garden lantern', 'garden-lantern', 'ink bone', '3400', '46 cm', 'Stands the wind.'],
            ['Solar string lights', 'solar-lights', '', '2600', '6 m', 'Dusk to midnight.'],
          ],
        },
      ],
    },
  ],
};
