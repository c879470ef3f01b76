import type { Department } from '../content/department';

export const treats: Department = {
  slug: 'sweet',
  name: 'Treats',
  motif: 'ice-cream-strawberry',
  aisles: [
    {
      name: 'Chocolate',
      shelves: [
        {
          name: 'Chocolate bars',
          kind: 'chocolate',
          lines: [
            ['Milk chocolate bar', 'milk-choc-bar', '100g 160, 180g 260', 'Creamy, 41% cocoa.', 'organic'],
            ['Dark chocolate bar', 'dark-choc-bar', '100g 180, 180g 290', 'Seventy-two per cent.', 'organic'],
            ['Orange milk chocolate bar', 'orange-choc-bar', '100g 170', 'Candied peel.'],
            ['White chocolate bar', 'white-choc-bar', '100g 170', 'Vanilla, properly.'],
            ['Sea salt caramel bar', 'caramel-bar', '100g 190<230', 'It stretches.'],
            ['Hazelnut chocolate bar', 'hazelnut-bar', '100g 190', 'Whole ones.'],
          ],
        },
        {
          name: 'Boxes of chocolates',
          kind: 'chocolate',
          lines: [
            ['Box of chocolates', 'choc-box', '200g 650, 400g 1150', 'Fourteen, no orange creams.', 'opt:card'],
            ['Salted caramel truffles', 'truffles', '160g 700', 'Rolled in cocoa.', 'opt:card new'],
            ['Mint crisps', 'mint-crisps', '150g 420<500', 'After dinner, before bed.'],
          ],
        },
      ],
    },
    {
      name: 'Sweets',
      shelves: [
        {
          name: 'Sweet bags',
          kind: 'sweets',
          lines: [
            ['Fruit gums', 'gums-bag', '150g 140, 300g 240', 'Hard to start, hard to stop.'],
            ['Soft mints', 'mints', '150g 130', 'For glove boxes.'],
            ['Butter toffees', 'toffee-bag', '150g 170', 'Watch the fillings.'],
            ['Pick and mix', 'sweets', '200g 220, 400g 390', 'We picked.'],
            ['Fruit lollipops', 'lollipops', '8 pack 150', 'Six flavours, eight sticks.'],
          ],
        },
        {
          name: 'Little extras',
          kind: 'sweets',
          lines: [
            ['Fortune cookies', 'fortune-cookies', '6 pack 180', 'You will open six.'],
            ['Marshmallows', 'marshmallows', '200g 160', 'For the fire.'],
            ['Turkish delight', 'turkish-delight', '250g 350', 'Rose, and pistachio.'],
          ],
        },
      ],
    },
    {
      name: 'Crisps, nuts & popcorn',
      shelves: [
        {
          name: 'Crisps',
          kind: 'crisps',
          lines: [
            ['Sea salt crisps', 'salted-crisps', '40g 90, 150g 210, 6 x 25g 190', 'Potato, oil, salt.'],
            ['Cheese and onion crisps', 'cheese-crisps', '40g 90, 150g 210, 6 x 25g 190', 'Mature Cheddar, red onion.'],
            ['Salt and vinegar crisps', 'vinegar-crisps', '40g 90, 150g 210, 6 x 25g 190', 'Makes you blink.'],
            ['Sweet chilli crisps', 'chilli-crisps', '40g 90, 150g 210', 'Warm, not hot.'],
            ['Tortilla chips', 'tortilla-chips', '200g 150', 'Built for dips.'],
          ],
        },
        {
          name: 'Nuts',
          kind: 'driedFruitAndNuts',
          lines: [
            ['Salted peanuts', 'peanuts-bag', '200g 130, 400g 230', 'For the match.'],
            ['Roasted cashews', 'cashews', '150g 260, 300g 470', 'Roasted, lightly salted.'],
            ['Mixed nuts', 'mixed-nuts', '200g 280, 400g 520', 'Not just peanuts.'],
          ],
        },
        {
          name: 'Popcorn',
          kind: 'crisps',
          lines: [
            ['Salted popcorn', 'popcorn-bag', '80g 150', 'Film not included.'],
            ['Sweet and salty popcorn', 'popcorn', '90g 160, 6 x 20g 220', 'The argument, settled.'],
            ['Toffee popcorn', 'popcorn-toffee', '150g 190', 'Shiny.'],
          ],
        },
      ],
    },
    {
      name: 'Biscuits',
      shelves: [
        {
          name: 'Everyday biscuits',
          kind: 'biscuits',
          lines: [
            ['Digestive biscuits', 'digestives', '250g 90, 400g 130', 'The one in every tin.'],
            ['Chocolate digestives', 'choc-biscuits', '266g 160, 400g 220', 'Milk chocolate, one side.'],
            ['Ginger nuts', 'ginger-nuts', '250g 100', 'Survive any dunk.'],
            ['Oatcakes', 'crackers', '250g 150', 'For cheese.', 'organic'],
            ['Rich tea biscuits', 'rich-tea', '300g 90', 'Quick, or it breaks.'],
          ],
        },
        {
          name: 'Special biscuits',
          kind: 'biscuits',
          lines: [
            ['All-butter shortbread', 'shortbread', '160g 220, 320g 390', 'Sandy, short, Scottish.'],
            ['Chocolate chunk biscuits', 'chunk-biscuits', '200g 240', 'Chunks, not chips.'],
            ['Stem ginger biscuits', 'stem-ginger', '200g 240<290', 'Warm and chewy.'],
            ['Florentines', 'florentines', '150g 390', 'Nuts, fruit, dark chocolate.', 'new'],
          ],
        },
      ],
    },
  ],
};
