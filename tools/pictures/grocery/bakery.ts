import { drawn, four, one, pack, pair, three } from './arrange';
import { windowBag } from './packs/bags';
import { cardBox, paperBag } from './packs/boxes';

export const bakery = [
  one('loaf', 'bread'),
  pair('loaf-pair', 'bread'),
  pair('baguettes', 'baguette-bread'),
  four('croissants', 'croissant', 12),
  pair('pair-croissants', 'croissant'),
  three('bagels', 'bagel'),
  pair('flatbreads', 'flatbread'),
  three('pretzels', 'pretzel'),
  one('waffles', 'waffle'),
  one('pancakes', 'pancakes'),
  three('doughnuts', 'doughnut'),
  three('cupcakes', 'cupcake'),
  four('cookies', 'cookie'),
  one('celebration-cake', 'birthday-cake'),
  one('cake-slice', 'shortcake'),
  one('pie', 'pie'),
  three('moon-cakes', 'moon-cake'),
  pack('sliced-white', paperBag, { name: 'White sliced', colour: '#f4d9a0', second: '#fffaf0', mark: 'bread' }),
  pack('sliced-wholemeal', paperBag, { name: 'Whole- meal', colour: '#b98450', second: '#f6e6c8', mark: 'bread' }),
  pack('sliced-seeded', paperBag, { name: 'Seeded sliced', colour: '#4f7a4a', second: '#f2ead2', mark: 'bread' }),
  pack('free-from-loaf', paperBag, { name: 'Free from', colour: '#7d6bb0', second: '#f4f0fa', mark: 'bread' }),
  drawn('bread-rolls', () => windowBag({ name: 'Soft rolls', colour: '#d79b4a' }, 'bread')),
  drawn('wraps', () => windowBag({ name: 'Wraps', colour: '#c2803c' }, 'flatbread')),
  drawn('bagel-bag', () => windowBag({ name: 'Bagels', colour: '#8e4a2c' }, 'bagel')),
  pack('sponge-box', cardBox, { name: 'Sponge cake', colour: '#d85f7f', second: '#fde7ec', mark: 'shortcake' }),
  pack('mince-pie-box', cardBox, { name: 'Mince pies', colour: '#1b5a38', second: '#f3d9a4', mark: 'pie' }),
  pack('cake-bar-box', cardBox, { name: 'Cake bars', colour: '#6a3d24', second: '#f2c879', mark: 'chocolate-bar' }),
  pack('hot-cross-bag', paperBag, { name: 'Teacakes', colour: '#c98f4d', second: '#fff4df', mark: 'bread' }),
];
