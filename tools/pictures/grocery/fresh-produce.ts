import { join } from '../draw/canvas';
import { recoloured, standing } from '../draw/emoji';
import { count, drawn, four, heap, loose, one, pack, pair, three } from './arrange';
import { bag, windowBag } from './packs/bags';
import { punnet, tray } from './packs/trays';
import { pot } from './packs/tubs';

const LEAF = '#7fae52';
const CARD = '#8fc1a4';

export const freshProduce = [
  count('apples', 'red-apple', 3),
  count('green-apples', 'green-apple', 6),
  count('pears', 'pear', 2),
  count('bananas', 'banana', 2),
  count('oranges', 'tangerine', 3),
  count('lemons', 'lemon', 4),
  count('limes', 'lime', 5),
  count('peaches', 'peach', 2),
  one('pineapple', 'pineapple'),
  count('mango', 'mango', 2),
  count('kiwis', 'kiwi-fruit', 6),
  one('melon', 'melon'),
  one('watermelon', 'watermelon'),
  one('coconut', 'coconut'),
  pair('grapes', 'grapes'),
  pair('cherries', 'cherries'),
  drawn('strawberries', () => punnet({ name: 'Strawberries', colour: CARD }, 'strawberry')),
  drawn('blueberries', () => punnet({ name: 'Blueberries', colour: '#8ea6d4' }, 'blueberries')),
  drawn('cherry-punnet', () => punnet({ name: 'Cherries', colour: '#c98a92' }, 'cherries')),
  drawn('plum-tomatoes', () => punnet({ name: 'Plum tomatoes', colour: CARD }, 'tomato')),
  drawn('mushroom-punnet', () => punnet({ name: 'Mushrooms', colour: '#9db0c4' }, 'brown-mushroom')),
  fruitPot('fruit-pot', 'Fruit pot', 'kiwi-fruit', '#f2a65a'),
  four('tomatoes', 'tomato'),
  three('mushrooms', 'brown-mushroom'),
  three('carrots', 'carrot'),
  one('broccoli', 'broccoli'),
  count('potatoes', 'potato', 4),
  pair('sweet-potatoes', 'roasted-sweet-potato'),
  three('onions', 'onion'),
  count('garlic', 'garlic', 2),
  one('ginger', 'ginger-root'),
  mixedPeppers(),
  pair('chillies', 'hot-pepper'),
  one('cucumber', 'cucumber'),
  one('aubergine', 'eggplant'),
  count('sweetcorn', 'ear-of-corn', 2),
  count('avocados', 'avocado', 2),
  one('lettuce', 'leafy-green'),
  one('salad', 'green-salad'),
  heap('peas-in-pod', 'pea-pod'),
  one('herbs', 'herb'),
  one('pumpkin', 'pumpkin'),
  heap('olives', 'olive'),
  heap('chestnuts', 'chestnut'),
  pack('spinach-bag', bag, { name: 'Baby spinach', colour: LEAF, mark: 'leafy-green' }),
  pack('rocket-bag', bag, { name: 'Wild rocket', colour: '#5f9150', mark: 'herb' }),
  pack('mixed-leaf-bag', bag, { name: 'Mixed leaves', colour: '#93bb5e', mark: 'green-salad' }),
  pack('stir-fry-bag', bag, { name: 'Stir fry veg', colour: '#e0a33c', mark: 'bell-pepper' }),
  drawn('potato-bag', () => windowBag({ name: 'Potatoes', colour: '#9a6b3f' }, 'potato')),
  drawn('carrot-bag', () => windowBag({ name: 'Carrots', colour: '#e8893a' }, 'carrot')),
  drawn('onion-bag', () => windowBag({ name: 'Onions', colour: '#a8693a' }, 'onion')),
  drawn('satsuma-bag', () => windowBag({ name: 'Satsumas', colour: '#ef8f25' }, 'tangerine')),
  one('cut-flowers', 'bouquet'),
  one('tulips', 'tulip'),
  one('sunflowers', 'sunflower'),
  one('house-plant', 'potted-plant'),
  drawn('braeburn-bag', () => windowBag({ name: 'Braeburn', colour: '#a8342c' }, 'red-apple')),
  drawn('bramley-bag', () => windowBag({ name: 'Bramley', colour: '#5f8a2c' }, 'green-apple')),
  drawn('jersey-royal-bag', () => windowBag({ name: 'Jersey Royals', colour: '#c9a05a' }, 'potato')),
  drawn('caesar-salad', () => tray({ name: 'Chicken Caesar', colour: '#3d5a3f', second: '#f2e6c4' }, 'green-salad', 1)),
  pair('beef-tomatoes', 'tomato'),
  pack('basil-bag', bag, { name: 'Basil', colour: '#4f8f4a', mark: 'herb' }),
  pack('coriander-bag', bag, { name: 'Coriander', colour: '#7aa83c', mark: 'herb' }),
  one('mint-pot', 'seedling'),
];

function fruitPot(motif: string, name: string, mark: string, colour: string) {
  return pack(motif, pot, { name, colour, second: '#f8f1e2', mark });
}

/** A green, a yellow and a red pepper. */
function mixedPeppers() {
  return loose('peppers', () =>
    join(
      standing('bell-pepper', 100, 88, 122),
      recoloured(standing('bell-pepper', 62, 92, 174), 1.75, 0.3, 0.25),
      recoloured(standing('bell-pepper', 138, 92, 174), 1.9, 1.45, 0.2),
    ),
  );
}
