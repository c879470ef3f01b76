import type { Department } from '../content/department';

export const drinks: Department = {
  slug: 'drinks',
  name: 'Drinks',
  motif: 'orange-juice',
  aisles: [
    {
      name: 'Juice & smoothies',
      shelves: [
        {
          name: 'Fruit juice',
          kind: 'juice',
          lines: [
            [
              'Smooth orange juice',
              'orange-juice',
              '1 litre 175, 1.75 litres 290',
              'Never from concentrate.',
              'organic',
            ],
            ['Orange juice with bits', 'orange-juice-bits', '1 litre 175', 'For people who like bits.'],
            [
              'Pressed apple juice',
              'apple-juice',
              '1 litre 170, 1.75 litres 280',
              'Cloudy, from Herefordshire.',
              'organic',
            ],
            ['Blood orange juice', 'blood-orange', '75cl 220', 'In season, briefly.', 'new'],
            ['Cranberry juice drink', 'cranberry-juice', '1 litre 150', 'Sharp enough.'],
            ['Pineapple juice', 'pineapple-juice', '1 litre 160', 'For breakfast or rum.'],
            ['Tomato juice', 'tomato-juice', '1 litre 150', 'Worcestershire sauce is up to you.'],
          ],
        },
        {
          name: 'Smoothies & kombucha',
          kind: 'juice',
          lines: [
            ['Berry smoothie', 'smoothie', '250ml 190, 750ml 340', 'Four berries and a banana.'],
            ['Mango smoothie', 'mango-smoothie', '250ml 190, 750ml 340', 'Thick as summer.'],
            ['Ginger kombucha', 'kombucha', '330ml 210, 4 x 330ml 760', 'Fizzy, sour, alive.'],
            ['Coconut water', 'coconut-water', '330ml 160, 1 litre 330', 'After a run, or after a party.'],
          ],
        },
      ],
    },
    {
      name: 'Soft drinks & water',
      shelves: [
        {
          name: 'Fizzy drinks',
          kind: 'softDrink',
          lines: [
            ['Cola', 'cola', '330ml 80, 6 x 330ml 360', 'Kola nut and lime.'],
            ['Diet cola', 'cola-diet', '330ml 80, 6 x 330ml 360', 'The same, without.'],
            ['Sicilian lemonade', 'lemonade', '330ml 90, 6 x 330ml 420', 'Cloudy and sharp.'],
            ['Ginger beer', 'ginger-beer', '330ml 95, 6 x 330ml 450', 'Proper fire.'],
            ['Indian tonic water', 'tonic', '150ml 60, 6 x 150ml 300', 'Dry, with fine bubbles.'],
            ['Light tonic water', 'tonic-light', '6 x 150ml 300<360', 'Half the sugar.'],
          ],
        },
        {
          name: 'Squash & cordial',
          kind: 'squash',
          lines: [
            ['Orange squash', 'squash', '1 litre 150', 'No added sugar.'],
            ['Elderflower cordial', 'cordial', '500ml 320', 'Made in three weeks of June.', 'organic'],
            ['Blackcurrant squash', 'squash-blackcurrant', '1 litre 170', 'For colds, and hot.'],
            ['Rhubarb and ginger cordial', 'cordial-rhubarb', '500ml 340', 'Pink, with a kick.', 'new'],
          ],
        },
        {
          name: 'Water',
          kind: 'water',
          lines: [
            [
              'Still spring water',
              'still-water',
              '500ml 60, 1.5 litres 75, 6 x 1.5litres 330',
              'Soft, from a hillside.',
              'limit:10',
            ],
            [
              'Sparkling spring water',
              'sparkling-water',
              '500ml 65, 1 litre 80, 6 x 1litre 390',
              'Lively bubbles.',
              'limit:10',
            ],
            ['Sparkling water with lemon', 'sparkling-lemon', '1 litre 95', 'A squeeze, nothing else.'],
          ],
        },
      ],
    },
    {
      name: 'Wine',
      shelves: [
        {
          name: 'Red wine',
          kind: 'wine',
          lines: [
            ['House Merlot', 'red-wine', '75cl 750', 'Plums, and no hurry.'],
            ['Rioja Crianza', 'rioja', '75cl 950<1100', 'A year in oak.'],
            ['Malbec', 'malbec', '75cl 900', 'For steak.'],
            ['Pinot Noir', 'pinot-noir', '75cl 1150', 'Light, cherry-red, chill it a little.', 'organic'],
          ],
        },
        {
          name: 'White & rosé',
          kind: 'wine',
          lines: [
            ['Sauvignon Blanc', 'white-wine', '75cl 850', 'Gooseberries and cut grass.', 'organic'],
            ['Chardonnay', 'chardonnay', '75cl 900', 'A little butter.'],
            ['Picpoul', 'picpoul', '75cl 950', 'For oysters.'],
            ['Provence rosé', 'rose-wine', '75cl 1050<1250', 'Pale, dry, holiday.'],
          ],
        },
        {
          name: 'Sparkling wine',
          kind: 'wine',
          lines: [
            ['Prosecco', 'sparkling-wine', '20cl 320, 75cl 900', 'Pears and small talk.'],
            ['English sparkling wine', 'sparkling-english', '75cl 2600', 'Chalk, apples, Sussex.', 'limit:6 new'],
            ['Champagne Brut', 'champagne', '75cl 2900<3400', 'For news.', 'limit:6'],
          ],
        },
      ],
    },
    {
      name: 'Beer, cider & spirits',
      shelves: [
        {
          name: 'Beer & cider',
          kind: 'beer',
          lines: [
            ['Pale lager', 'lager', '330ml 190, 4 x 330ml 620', 'Cold and clean.'],
            ['Session IPA', 'ipa', '330ml 230, 4 x 330ml 800', 'Citrus, and only 3.9%.'],
            ['Oat stout', 'stout', '440ml 320', 'Coffee and cream, with neither.'],
            ['Mixed beer case', 'beer-mugs', '12 x 330ml 2200<2600', 'Four brewers, twelve cans.', 'limit:3'],
            ['Dry cider', 'cider', '500ml 260, 6 x 500ml 1400', 'From old orchards.'],
            ['Rosé cider', 'cider-rose', '500ml 270', 'Red-fleshed apples.'],
          ],
        },
        {
          name: 'Spirits',
          kind: 'spirit',
          lines: [
            ['London dry gin', 'gin', '35cl 1500, 70cl 2400', 'Juniper first, as it should be.', 'limit:4'],
            ['Rhubarb gin', 'gin-rhubarb', '70cl 2600', 'Pink, tart, not sweet.', 'limit:4'],
            ['Blended whisky', 'whisky', '70cl 2200', 'Honey and a wisp of smoke.', 'limit:4'],
            ['Single malt whisky, 10 years', 'whisky-malt', '70cl 3800<4400', 'From an island.', 'limit:2'],
            ['Potato vodka', 'vodka', '70cl 2500', 'Creamy, from Herefordshire.', 'limit:4'],
            ['Spiced rum', 'rum', '70cl 2300', 'Vanilla, clove, ginger.', 'limit:4'],
          ],
        },
        {
          name: 'Low & no alcohol',
          kind: 'alcoholFree',
          lines: [
            ['Alcohol-free lager', 'alcohol-free', '330ml 150, 4 x 330ml 480', 'Brewed, then not.'],
            ['Alcohol-free IPA', 'ipa-alcohol-free', '330ml 170, 4 x 330ml 560', 'Hops without the hiccups.', 'new'],
            ['Alcohol-free botanical spirit', 'spirit-alcohol-free', '50cl 1600', 'With tonic, at five.'],
          ],
        },
      ],
    },
  ],
};
