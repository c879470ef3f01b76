import { drawn, one, pack, pair, three } from './arrange';
import { pouch } from './packs/bags';
import { juiceBottle, milkBottle } from './packs/bottles';
import { bar, carton } from './packs/boxes';
import { eggBox } from './packs/egg-box';
import { fillets, links, pieces, strands } from './packs/tray-fillings';
import { tray } from './packs/trays';
import { pot, tub } from './packs/tubs';

const WHITE = '#f6f6f1';
const SLATE = '#33443c';

const meat = (motif: string, name: string, inside: string | (() => string), count: number, second = '#fbf6ea') =>
  drawn(motif, () => tray({ name, colour: SLATE, second }, inside, count));

export const dairy = [
  pack('milk-whole', milkBottle, { name: 'Whole milk', colour: WHITE, second: '#2f62c0' }),
  pack('milk-semi', milkBottle, { name: 'Semi skimmed', colour: WHITE, second: '#2e8b4f' }),
  pack('milk-skimmed', milkBottle, { name: 'Skimmed milk', colour: WHITE, second: '#c63a4a' }),
  pack('milk-choc', milkBottle, { name: 'Choc milk', colour: '#b98a6a', second: '#6a3d24' }),
  pack('oat-drink', carton, { name: 'Oat drink', colour: '#e9ecd9', second: '#7d9a54', mark: 'sheaf-of-rice' }),
  pack('almond-drink', carton, { name: 'Almond drink', colour: '#f0e6d8', second: '#b07d4c', mark: 'chestnut' }),
  pack('soya-drink', carton, { name: 'Soya drink', colour: '#eef2e2', second: '#4d8c6a', mark: 'pea-pod' }),
  pack('coconut-drink', carton, { name: 'Coconut drink', colour: '#eaf1f4', second: '#3f7f9a', mark: 'coconut' }),
  pack('cream', pot, { name: 'Double cream', colour: '#fdf6e0', second: '#e8b93c' }),
  pack('soured-cream', pot, { name: 'Soured cream', colour: '#f4f8ee', second: '#4d9a6a' }),
  one('butter', 'butter'),
  pack('spread', tub, { name: 'Olive spread', colour: '#f6eaa8', second: '#5f8a3c', mark: 'olive' }),
  one('cheese', 'cheese-wedge'),
  pack('cheddar-block', bar, { name: 'Mature Cheddar', colour: '#e8a823', second: '#fdf0c4', mark: 'cheese-wedge' }),
  pack('mozzarella-bag', pouch, { name: 'Mozzarella', colour: '#dfeaf4', mark: 'cheese-wedge' }),
  pack('feta-block', bar, { name: 'Greek salad cheese', colour: '#5d8fc7', second: '#eaf3fb', mark: 'olive' }),
  pack('soft-cheese', pot, { name: 'Soft cheese', colour: '#eef4fb', second: '#3f74c0', mark: 'herb' }),
  pack('grated-cheese', pouch, { name: 'Grated Cheddar', colour: '#f3c64a', mark: 'cheese-wedge' }),
  pack('yoghurt-greek', tub, { name: 'Greek style', colour: '#f2f6fc', second: '#2f62c0', mark: 'blueberries' }),
  pack('yoghurt-natural', tub, { name: 'Natural yoghurt', colour: '#f8f8f2', second: '#3d8c72' }),
  pack('yoghurt-strawberry', tub, {
    name: 'Strawberry yoghurt',
    colour: '#fbe4e6',
    second: '#d63a55',
    mark: 'strawberry',
  }),
  pack('yoghurt-peach', tub, { name: 'Peach yoghurt', colour: '#fdebd6', second: '#ee8a4a', mark: 'peach' }),
  pack('yoghurt-coconut', tub, { name: 'Coconut yoghurt', colour: '#eff5f2', second: '#6a4a36', mark: 'coconut' }),
  pack('custard', carton, { name: 'Vanilla custard', colour: '#f8e08a', second: '#e3a92c', mark: 'custard' }),
  pack('rice-pudding', pot, { name: 'Rice pudding', colour: '#fbf0d8', second: '#c98f4d' }),
  pack('choc-pot', pot, { name: 'Chocolate pot', colour: '#5d3826', second: '#c89a6a' }),
  drawn('eggs', () => eggBox({ name: 'Free range', colour: '#a9b6a8' })),
  drawn('eggs-large', () => eggBox({ name: 'Large eggs', colour: '#c7b191' })),
  pack('kefir', juiceBottle, { name: 'Kefir', colour: '#eef0ea', second: '#5a7fb8' }),
  pack('smoothie', juiceBottle, { name: 'Berry smoothie', colour: '#a83a6a', second: '#5d1f45' }),
  pack('hummus', pot, { name: 'Hummus', colour: '#ecd29a', second: '#f8f1e2', mark: 'olive' }),
  pack('guacamole', pot, { name: 'Guacamole', colour: '#b3cc6a', second: '#f4f8e6', mark: 'avocado' }),
  pack('salsa-pot', pot, { name: 'Tomato salsa', colour: '#d8492f', second: '#fbeee2', mark: 'tomato' }),
  pack('coleslaw', pot, { name: 'Coleslaw', colour: '#f3efdc', second: '#7fae52', mark: 'carrot' }),
  pack('pesto-pot', pot, { name: 'Green pesto', colour: '#6f9a3c', second: '#f2f4e0', mark: 'herb' }),
  pack('olive-pot', pot, { name: 'Olives', colour: '#7c8a3c', second: '#f2f0dc', mark: 'olive' }),
];

export const meatAndFish = [
  meat('chicken-breast', 'Chicken breast', () => pieces('#f3c9b4'), 2, '#f7e9c0'),
  meat('chicken-legs', 'Chicken legs', 'poultry-leg', 3),
  one('whole-chicken', 'poultry-leg'),
  meat('beef-steak', 'Beef steak', 'cut-of-meat', 2, '#e9d7cd'),
  meat('beef-mince', 'Beef mince', () => strands('#b8433c'), 1),
  meat('lamb', 'Lamb chops', 'meat-on-bone', 2, '#dfe6d2'),
  meat('pork', 'Pork loin', 'cut-of-meat', 3, '#f4dcdc'),
  meat('bacon', 'Smoked bacon', 'bacon', 2),
  meat('sausages', 'Pork sausages', () => links('#c98a6a'), 3, '#e8d5b8'),
  meat('turkey', 'Turkey', () => pieces('#f0d3c0'), 1, '#dfe8ee'),
  pack('ham', pouch, { name: 'Cooked ham', colour: '#e8a9a4', second: '#fdf0ec', mark: 'cut-of-meat' }),
  pack('salami', pouch, { name: 'Salami', colour: '#8e2f2c', second: '#f6ddd0', mark: 'bacon' }),
  meat('salmon', 'Salmon fillets', () => fillets('#f08a63'), 3, '#e3edf6'),
  meat('white-fish', 'Cod fillets', () => fillets('#efe6da'), 2, '#dcebf2'),
  meat('smoked-fish', 'Smoked haddock', () => fillets('#e8b04a'), 3, '#f4e2b4'),
  meat('prawns', 'King prawns', 'fried-shrimp', 3, '#f9e0d6'),
  one('whole-fish', 'fish'),
  one('crab', 'crab'),
  one('lobster', 'lobster'),
  pair('oysters', 'oyster'),
  pair('squid', 'squid'),
  meat('tofu', 'Smoked tofu', () => pieces('#efe2c0', 6), 1, '#dcead0'),
  meat('veggie-burgers', 'Veggie burgers', 'hamburger', 2, '#cfe3bd'),
  meat('veggie-sausages', 'Veggie sausages', () => links('#a8834a'), 2, '#cfe3bd'),
  meat('falafel', 'Falafel', 'falafel', 3, '#e4ecc8'),
  meat('burgers', 'Beef burgers', 'hamburger', 2),
];

export const readyToEat = [
  one('sandwich', 'sandwich'),
  pair('stuffed-pitta', 'stuffed-flatbread'),
  pair('burrito', 'burrito'),
  pair('taco', 'taco'),
  one('sushi', 'sushi'),
  one('bento', 'bento-box'),
  one('fresh-pizza', 'pizza'),
  three('pizza-slices', 'pizza'),
  one('curry', 'curry-rice'),
  one('noodle-box', 'takeout-box'),
  one('spaghetti-meal', 'spaghetti'),
  one('paella', 'shallow-pan-of-food'),
  one('stew', 'pot-of-food'),
  one('noodle-bowl', 'steaming-bowl'),
  one('cooked-rice', 'cooked-rice'),
  one('hamburger', 'hamburger'),
  one('hot-dog', 'hot-dog'),
  one('chips', 'french-fries'),
  three('dumplings', 'dumpling'),
  one('breakfast-pan', 'cooking'),
  pack('soup-pot', tub, { name: 'Tomato soup', colour: '#d8492f', second: '#fbf0dc', mark: 'tomato' }),
  pack('soup-veg', tub, { name: 'Vegetable soup', colour: '#c9b23c', second: '#4f7a4a', mark: 'carrot' }),
  drawn('lasagne', () => tray({ name: 'Beef lasagne', colour: '#4a3428', second: '#a33327' }, 'spaghetti', 1)),
  drawn('cottage-pie', () => tray({ name: 'Cottage pie', colour: '#4a3428', second: '#c98f4d' }, 'pie', 1)),
  drawn('tikka', () => tray({ name: 'Tikka masala', colour: '#4a3428', second: '#e0762c' }, 'curry-rice', 1)),
  drawn('fish-pie', () => tray({ name: 'Fish pie', colour: '#38485a', second: '#5d8fc7' }, 'pie', 1)),
  drawn('salad-bowl', () => tray({ name: 'Grain salad', colour: '#3d5a3f', second: '#dfecc4' }, 'green-salad', 1)),
];
