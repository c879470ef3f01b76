import { count, countable, larger, one, pack } from './arrange';
import { bag, pouch, tube } from './packs/bags';
import { pump, squeezy } from './packs/bottles';
import { cardBox, wideBox } from './packs/boxes';
import type { Print } from './packs/pack';
import { tin } from './packs/tins';
import { rolls } from './packs/tubs';

const paper = (motif: string, print: Print, number: number) =>
  countable(motif, (of) => larger(rolls(print, of)), number);

export const household = [
  pack('washing-up', squeezy, { name: 'Washing up', colour: '#5fb85a', second: '#f6f3ea' }, 'sponge'),
  pack('laundry-liquid', squeezy, { name: 'Laundry liquid', colour: '#4a86d0', second: '#2c4a8a' }),
  pack('fabric-softener', squeezy, { name: 'Softener', colour: '#b89ad8', second: '#6a4a9a' }),
  pack('laundry-powder', cardBox, { name: 'Laundry powder', colour: '#3f74c0', second: '#e6f0fa', mark: 'bubbles' }),
  pack('dishwasher-tabs', pouch, { name: 'Dish tablets', colour: '#3d9ac0', second: '#e6f5fa', mark: 'sparkles' }),
  pack('bathroom-spray', squeezy, { name: 'Bathroom spray', colour: '#5fc0c0', second: '#f6f3ea' }),
  pack('kitchen-spray', squeezy, { name: 'Kitchen spray', colour: '#f2b53c', second: '#3d8c4f' }),
  pack('floor-cleaner', squeezy, { name: 'Floor cleaner', colour: '#a8cf5a', second: '#3d6a3c' }),
  pack('bleach', squeezy, { name: 'Thick bleach', colour: '#e9eef4', second: '#2f62c0' }),
  paper('toilet-roll', { name: 'Toilet roll', colour: '#5fa88f' }, 4),
  paper('kitchen-roll', { name: 'Kitchen roll', colour: '#ee9a4a' }, 2),
  pack('tissues', wideBox, { name: 'Soft tissues', colour: '#9ab8e0', second: '#f4e6f0', mark: 'blossom' }),
  pack('bin-bags', pouch, { name: 'Bin bags', colour: '#4a5560', second: '#dfe6ea', mark: 'wastebasket' }),
  pack('foil', cardBox, { name: 'Kitchen foil', colour: '#8a94a4', second: '#eef1f5', mark: 'sparkles' }),
  count('sponges', 'sponge', 3),
  one('soap', 'soap'),
  pack('hand-wash', pump, { name: 'Hand wash', colour: '#8fcfc0', second: '#f6f3ea' }),
  pack('body-wash', pump, { name: 'Body wash', colour: '#f0b0a0', second: '#f6f3ea' }),
  pack('shampoo', pump, { name: 'Shampoo', colour: '#7aa86a', second: '#f3ecdd' }),
  pack('conditioner', pump, { name: 'Conditioner', colour: '#d9c08a', second: '#f3ecdd' }),
  pack('body-lotion', pump, { name: 'Body lotion', colour: '#e8cfe0', second: '#ffffff' }),
  pack('toothpaste', tube, { name: 'Fresh mint', colour: '#3fa8a0', second: '#ffffff' }, 'toothbrush'),
  count('toothbrushes', 'toothbrush', 1),
  pack('plasters', cardBox, { name: 'Plasters', colour: '#e8a48a', second: '#fdf0e6', mark: 'adhesive-bandage' }),
  pack('cotton-pads', bag, { name: 'Cotton pads', colour: '#dfeaf4', mark: 'cloud' }),
  pack('nappies', pouch, { name: 'Nappies', colour: '#a8d0ee', second: '#ffffff', mark: 'teddy-bear' }),
  pack('baby-wipes', wideBox, { name: 'Baby wipes', colour: '#9ad0c0', second: '#f4fbf8', mark: 'droplet' }),
  pack('baby-food', pouch, { name: 'Apple & pear', colour: '#b8d06a', second: '#fdf6dc', mark: 'green-apple' }),
  pack('cat-food', tin, { name: 'Cat food', colour: '#e08a4a', mark: 'cat-face' }),
  pack('dog-food', tin, { name: 'Dog food', colour: '#4a86b0', mark: 'dog-face' }),
  pack('dog-biscuits', pouch, { name: 'Dog biscuits', colour: '#c9a06a', second: '#fbf2e0', mark: 'bone' }),
  pack('bird-seed', pouch, { name: 'Bird seed', colour: '#8aa85a', second: '#f4f6dc', mark: 'sunflower' }),
  count('light-bulb', 'light-bulb', 1),
  count('batteries', 'battery', 4),
  count('candle-emoji', 'candle', 4),
  pack('wool-wash', squeezy, { name: 'Wool wash', colour: '#d8a0c4', second: '#7a3f6a' }),
  pack('baby-food-carrot', pouch, { name: 'Carrot & parsnip', colour: '#f2a65a', second: '#fdf6dc', mark: 'carrot' }),
  pack('cat-food-gravy', tin, { name: 'Cat food in gravy', colour: '#8a5a8a', mark: 'cat-face' }),
];
