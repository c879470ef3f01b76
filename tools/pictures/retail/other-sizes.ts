import type { Recipe } from '../recipe';

type Factor = number | readonly [width: number, height: number];

/** Products drawn as another one in another size: their motif, the other's, their colours, and the factor. */
const SIZES: readonly (readonly [motif: string, of: string, colours: string, factor: Factor])[] = [
  ['large-mug', 'mug', 'ink bone slate', 1.16],
  ['pasta-bowl', 'bowl', 'ink bone sky', [1.12, 0.78]],
  ['large-frying-pan', 'frying-pan', 'ink slate', 1.12],
  ['large-casserole', 'casserole', 'ink bone', 1.12],
  ['paring-knife', 'chef-knife', 'oak ink', 0.62],
  ['small-board', 'board', 'oak ink', 0.7],
  ['large-larder-jar', 'larder-jar', 'bone slate ink', 1.12],
  ['large-flask', 'flask', 'ink moss', 1.1],
  ['sideboard-lamp', 'dome-lamp', 'ultramarine ink bone', [0.84, 1.08]],
  ['mini-lamp', 'globe-lamp', 'oak ink', 0.68],
  ['night-light', 'globe-lamp', 'oak slate', 0.54],
  ['small-pendant', 'pendant', 'ink bone moss', 0.72],
  ['boxed-candle', 'candle', 'ink bone sky moss', 0.78],
  ['garden-lantern', 'lantern', 'ink bone', 1.04],
  ['work-torch', 'torch', 'ultramarine ink', [1.06, 1.2]],
  ['lotion-bottle', 'soap-bottle', 'ink bone sky moss', 0.86],
  ['spray-refill', 'refill', 'sky moss', 0.9],
  ['diffuser-refill', 'refill', 'bone moss', 0.72],
  ['small-soap-bar', 'soap-bar', 'bone moss', 0.84],
  ['hand-towels', 'towels', 'ultramarine bone sky slate moss', [0.8, 0.74]],
  ['bath-sheets', 'towels', 'bone slate', [1.12, 1.08]],
  ['dressing-mirror', 'mirror', 'oak ink', 1.1],
  ['large-bin', 'bin', 'ink bone', [1.04, 1.14]],
  ['garden-bucket', 'bucket', 'ultramarine slate', 1.1],
  ['sand-bucket', 'bucket', 'sky ultramarine', 0.66],
  ['floor-cloths', 'cloths', 'slate', 1.16],
  ['pin-hammer', 'hammer', 'ultramarine ink', 0.78],
  ['large-toolbox', 'toolbox', 'ink', 1.12],
  ['tester-pot', 'paint-tin', 'ultramarine bone sky slate moss ink', 0.58],
  ['wood-paint', 'paint-tin', 'bone slate moss', 0.8],
  ['wide-paintbrush', 'paintbrush', 'ultramarine moss', 1.12],
  ['small-paintbrush', 'paintbrush', 'ultramarine moss', 0.7],
  ['long-screws', 'screws', 'slate', 1.14],
  ['small-planter', 'planter', 'bone slate', 0.7],
  ['indoor-can', 'watering-can', 'moss ink', 0.78],
  ['compact-umbrella', 'umbrella', 'ultramarine ink', 0.76],
  ['cot-blanket', 'blanket', 'bone sky moss', 0.76],
  ['floor-cushion', 'cushion', 'slate moss', 1.1],
  ['small-frame', 'frame', 'oak ink bone', 0.62],
  ['small-ball', 'ball', 'ultramarine sky', 0.62],
  ['pocket-notebook', 'notebook', 'ink bone', 0.62],
  ['ledger-notebook', 'notebook', 'ink ultramarine bone moss', 0.82],
  ['bath-box', 'gift-box', 'sky', 0.84],
  ['kitchen-box', 'gift-box', 'ink', 1.1],
  ['hall-broom', 'broom', 'ink', 0.9],
  ['solar-lights', 'string-lights', '', 0.86],
  ['clear-bulb', 'bulb', '', 0.9],
  ['king-bedding', 'bedding', 'ultramarine bone sky slate moss', [1.12, 1]],
  ['large-plant-pot', 'plant-pot', 'oak bone slate', 1.12],
];

/** The middle of the ground; a pendant hangs from the top instead. */
const footOf = (motif: string) => (motif.includes('pendant') ? [100, 0] : [100, 178]);

function resized(recipe: Recipe, motif: string, factor: Factor): Recipe {
  const [wide, high] = typeof factor === 'number' ? [factor, factor] : factor;
  const [x = 0, y = 0] = footOf(motif);
  const transform = `translate(${x} ${y}) scale(${wide} ${high}) translate(${-x} ${-y})`;
  return {
    ...recipe,
    motif,
    draw: () => recipe.draw().replace(/^(<svg[^>]*>)(.*)<\/svg>$/s, `$1<g transform="${transform}">$2</g></svg>`),
  };
}

/** The same products in other sizes. */
export function otherSizes(tiles: readonly Recipe[]): Recipe[] {
  const byMotif = new Map(tiles.map((tile) => [tile.motif, tile]));
  return SIZES.flatMap(([motif, of, colours, factor]) =>
    colours.split(' ').map((colour) => {
      const name = (base: string) => (colour === '' ? base : `${base}-${colour}`);
      const tile = byMotif.get(name(of));
      if (!tile) throw new Error(`No product is drawn as ${name(of)}`);
      return resized(tile, name(motif), factor);
    }),
  );
}
