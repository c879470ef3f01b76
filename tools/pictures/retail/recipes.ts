import { picture } from '../draw/canvas';
import type { Recipe } from '../recipe';
import * as bathroom from './bathroom';
import * as bedroom from './bedroom';
import * as candles from './candles';
import * as cleaning from './cleaning';
import * as crockery from './crockery';
import * as decorating from './decorating';
import * as garden from './garden';
import * as gifts from './gifts';
import * as glassware from './glassware';
import * as handTools from './hand-tools';
import * as kitchenTools from './kitchen-tools';
import { lampViews } from './lamp-views';
import * as lamps from './lamps';
import * as larder from './larder';
import { otherSizes } from './other-sizes';
import { type Colour, palette } from './palette';
import * as pans from './pans';
import * as pendants from './pendants';
import { roomViews } from './room-views';
import * as toys from './toys';
import * as vases from './vases';

const each = (motif: string, draw: (colour: string) => string, colours: readonly Colour[]): Recipe[] =>
  colours.map((colour) => ({
    motif: `${motif}-${colour}`,
    brand: 'retail',
    shape: 'tile',
    draw: () => picture(draw(palette[colour])),
  }));

const only = (motif: string, draw: () => string): Recipe => ({
  motif,
  brand: 'retail',
  shape: 'tile',
  draw: () => picture(draw()),
});

const GLAZES: readonly Colour[] = ['ink', 'ultramarine', 'bone', 'sky', 'slate', 'moss'];
const FOUR: readonly Colour[] = ['ink', 'ultramarine', 'bone', 'moss'];
const CLOTH: readonly Colour[] = ['ultramarine', 'bone', 'sky', 'slate', 'moss'];
const GLASS: readonly Colour[] = ['clear', 'sky', 'slate', 'moss'];
const WOOD: readonly Colour[] = ['oak', 'ink'];
const TOOL: readonly Colour[] = ['ultramarine', 'ink'];

const drawnTiles: readonly Recipe[] = [
  ...each('mug', crockery.mug, GLAZES),
  ...each('espresso-cup', crockery.espressoCup, FOUR),
  ...each('bowl', crockery.bowl, GLAZES),
  ...each('deep-bowl', crockery.deepBowl, FOUR),
  only('nesting-bowls', () => crockery.nesting(palette.ultramarine, palette.bone)),
  ...each('dinner-plates', (c) => crockery.plates(c, 6), ['bone', 'sky', 'slate', 'ink']),
  ...each('side-plates', (c) => crockery.plates(c, 4, 58), ['bone', 'sky', 'slate', 'ink']),
  ...each('vase', vases.vase, GLAZES),
  ...each('bud-vase', vases.budVase, FOUR),
  only('vase-duo', () => vases.budVase(palette.ink, 70, 0.98) + vases.budVase(palette.sky, 132, 0.76)),
  ...each('cylinder-vase', vases.cylinderVase, ['bone', 'slate', 'ultramarine']),
  ...each('jug', crockery.jug, FOUR),
  ...each('carafe', glassware.carafe, GLASS),
  ...each('tumblers', glassware.tumblers, GLASS),
  ...each('wine-glasses', glassware.winePair, ['clear']),
  ...each('mill', larder.mill, ['oak', 'ink', 'bone']),
  only('mill-pair', () => larder.mill(palette.ink, 66) + larder.mill(palette.oak, 134)),
  ...each('teapot', crockery.teapot, ['ink', 'bone', 'slate', 'ultramarine']),
  ...each('larder-jar', larder.larderJar, ['bone', 'slate', 'ink', 'sky']),
  only('jar-trio', larder.jarTrio),
  ...each('glass-jar', glassware.glassJar, ['clear']),
  ...each('board', kitchenTools.board, WOOD),
  only('cutlery', kitchenTools.cutlery),
  ...each('spoon', kitchenTools.spoon, WOOD),
  ...each('rolling-pin', kitchenTools.rollingPin, ['oak']),
  ...each('tray', kitchenTools.tray, ['oak', 'ink', 'ultramarine']),
  ...each('linen', (c) => kitchenTools.linen(c), CLOTH),
  ...each('tea-towels', (c) => kitchenTools.linen(c, 2), ['ultramarine', 'bone', 'slate']),
  ...each('dome-lamp', (c) => lamps.domeLamp(c), GLAZES),
  ...each('cone-lamp', (c) => lamps.coneLamp(c), FOUR),
  ...each('globe-lamp', (c) => lamps.globeLamp(c), ['oak', 'ink', 'slate']),
  ...each('desk-lamp', (c) => lamps.deskLamp(c), FOUR),
  ...each('clamp-lamp', lamps.clampLamp, ['ink', 'bone']),
  ...each('floor-lamp', lamps.floorLamp, ['ink', 'oak', 'slate']),
  ...each('pendant', (c) => pendants.pendant(c), GLAZES),
  ...each('globe-pendant', (c) => pendants.globePendant(c), ['ink', 'oak']),
  ...lampViews('dome-lamp', lamps.domeLamp, GLAZES),
  ...lampViews('cone-lamp', lamps.coneLamp, FOUR),
  ...lampViews('globe-lamp', lamps.globeLamp, ['oak', 'ink', 'slate']),
  ...lampViews('desk-lamp', lamps.deskLamp, FOUR),
  ...lampViews('pendant', pendants.pendant, GLAZES),
  ...lampViews('globe-pendant', pendants.globePendant, ['ink', 'oak']),
  only('bulb', pendants.bulb),
  ...each('candle', candles.candle, ['ink', 'bone', 'sky', 'moss']),
  ...each('pillar-candles', candles.pillars, ['bone', 'slate', 'ultramarine']),
  ...each('dinner-candles', candles.dinnerCandles, ['bone', 'ultramarine', 'moss']),
  ...each('lantern', candles.lantern, ['ink', 'bone']),
  ...each('torch', candles.torch, TOOL),
  only('string-lights', pendants.stringLights),
  ...each('soap-bottle', bathroom.soapBottle, ['ink', 'bone', 'sky', 'moss']),
  only('soap-duo', bathroom.soapDuo),
  ...each('refill', bathroom.refill, ['bone', 'sky', 'moss']),
  ...each('soap-bar', bathroom.soapBar, ['bone', 'sky', 'moss', 'slate']),
  ...each('towels', bathroom.towel, CLOTH),
  ...each('bath-mat', bathroom.bathMat, ['bone', 'slate', 'ultramarine']),
  ...each('mirror', bathroom.mirror, ['oak', 'ink']),
  ...each('tooth-mug', bathroom.toothMug, ['bone', 'slate', 'sky']),
  ...each('bin', bathroom.bin, ['ink', 'bone', 'moss']),
  ...each('bucket', cleaning.bucket, ['ultramarine', 'slate', 'sky']),
  ...each('broom', cleaning.broom, ['ultramarine', 'ink']),
  ...each('brush', cleaning.brush, ['oak', 'ultramarine']),
  ...each('scrubbing-brush', cleaning.scrubbingBrush, ['oak', 'ultramarine']),
  ...each('spray', cleaning.spray, ['sky', 'bone', 'moss']),
  ...each('cloths', cleaning.cloths, ['sky', 'slate', 'ultramarine']),
  ...each('peg-basket', cleaning.peg, ['bone', 'sky']),
  ...each('basket', cleaning.basket, ['oak']),
  ...each('laundry-basket', cleaning.laundryBasket, ['oak', 'slate']),
  ...each('planter', garden.planter, ['bone', 'ink', 'ultramarine', 'slate']),
  ...each('plant-pot', garden.emptyPot, ['oak', 'bone', 'slate', 'ultramarine']),
  ...each('watering-can', garden.wateringCan, ['moss', 'ultramarine', 'ink']),
  ...each('trowel', garden.trowel, ['oak', 'ultramarine']),
  ...each('garden-fork', garden.gardenFork, ['oak', 'ultramarine']),
  ...each('bird-house', garden.bird, ['moss', 'slate']),
  ...each('cushion', bedroom.cushion, CLOTH),
  ...each('striped-cushion', bedroom.stripedCushion, ['ultramarine', 'slate', 'moss']),
  ...each('blanket', bedroom.blanket, CLOTH),
  ...each('bedding', (c) => bedroom.bedding(c), CLOTH),
  ...each('single-bedding', (c) => bedroom.bedding(c, 50, [0]), ['bone', 'sky', 'slate']),
  ...each('clock', bedroom.clock, ['ink', 'oak', 'ultramarine']),
  ...each('hot-water-bottle', bedroom.hotWater, ['slate', 'sky', 'moss']),
  ...each('diffuser', gifts.diffuser, ['ink', 'bone', 'moss']),
  ...each('frame', bedroom.frame, ['oak', 'ink', 'bone']),
  ...each('gift-box', gifts.giftBox, ['ultramarine', 'ink', 'sky']),
  ...each('gift-wrap', gifts.wrap, ['ultramarine', 'moss']),
  ...each('notebook', gifts.notebook, FOUR),
  ...each('skittles', toys.skittles, ['ultramarine']),
  ...each('stacker', toys.stacker, ['ink']),
  ...each('spinning-top', toys.spinningTop, ['ultramarine', 'moss']),
  ...each('ball', toys.ball, ['ultramarine', 'sky', 'slate']),
  ...each('drum', toys.drum, ['ultramarine', 'sky']),
  ...each('flask', gifts.flask, FOUR),
  ...each('engraved-flask', gifts.engravedFlask, FOUR),
  ...each('glass-dome', gifts.glassDome, ['sky']),
  ...each('hammer', handTools.hammer, TOOL),
  ...each('screwdriver', handTools.screwdriver, TOOL),
  ...each('cross-screwdriver', handTools.crossScrewdriver, TOOL),
  ...each('screwdrivers', handTools.screwdrivers, ['ultramarine']),
  ...each('spanner', handTools.spanner, ['slate']),
  ...each('pliers', handTools.pliers, TOOL),
  ...each('saw', handTools.saw, TOOL),
  ...each('paintbrush', decorating.paintbrush, ['ultramarine', 'moss']),
  ...each('paint-tin', decorating.paintTin, ['ultramarine', 'bone', 'sky', 'slate', 'moss', 'ink']),
  ...each('tape', decorating.tape, ['slate', 'bone']),
  ...each('toolbox', decorating.toolbox, TOOL),
  ...each('stepladder', decorating.stepladder, ['oak', 'slate']),
  ...each('step-stool', decorating.stepStool, ['oak', 'slate']),
  ...each('screws', decorating.screws, ['slate']),
  ...each('picture-hooks', decorating.pictureHooks, ['slate']),
  ...each('frying-pan', pans.frying, ['ink', 'slate']),
  ...each('saucepan', pans.saucepan, ['slate', 'ink', 'ultramarine']),
  ...each('casserole', pans.casserole, ['ultramarine', 'ink', 'bone', 'moss']),
  ...each('kettle', pans.kettle, ['ink', 'bone', 'slate', 'ultramarine']),
  ...each('chef-knife', pans.chefKnife, WOOD),
  ...each('bread-knife', pans.breadKnife, WOOD),
  ...each('knife-block', pans.knifeBlock, ['oak']),
  ...each('cafetiere', pans.cafetiere, ['ink', 'slate']),
  ...each('umbrella', decorating.umbrella, ['ultramarine', 'ink', 'moss']),
];

const tilesOfAllSizes: readonly Recipe[] = [...drawnTiles, ...otherSizes(drawnTiles)];

export const retailTiles: readonly Recipe[] = [...tilesOfAllSizes, ...roomViews(tilesOfAllSizes)];
