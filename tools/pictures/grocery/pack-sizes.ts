import { GROUND, join, picture, place } from '../draw/canvas';
import { fitted, widthOf } from '../draw/lettering';
import type { Recipe } from '../recipe';
import type { Countable, Pack } from './arrange';
import { type PackPicture, packPictures } from './pack-pictures';
import { inRows } from './rows';

const CREAM = '#fffdf6';
const INK = '#123f27';
const LEAF = '#1b5a38';

/** Height and lettering of a mark, in units of the tile. */
const MARK = { height: 25, size: 16.5, edge: 10 };

/** Packs stand a little lower on their tiles than loose things. */
const FOOT = GROUND + 5;

/** The smallest pack is still this share of the largest one's height, so that its lettering can be read. */
const LEAST = 0.6;

/** A leaf, which stands for organic before the size; its middle is at `cx`, `cy`. */
const leaf = (cx: number, cy: number): string =>
  `<path d="M${cx - 6} ${cy + 6}C${cx - 8} ${cy - 5} ${cx} ${cy - 8} ${cx + 7} ${cy - 7}C${cx + 8} ${cy + 2} ${cx + 3} ${cy + 7} ${cx - 6} ${cy + 6}Z" fill="${CREAM}"/>`;
const LEAF_WIDTH = 17;

/**
 * The size of a pack, and whether it is organic, in a pill at the lower left: the corner that cards leave free. Badges,
 * the heart and Add are at the others.
 */
function mark(size: string | null, isOrganic: boolean): string {
  const words = size ?? 'Organic';
  const hasLeaf = isOrganic && size !== null;
  const width = widthOf(words, MARK.size) + 17 + (hasLeaf ? LEAF_WIDTH : 0);
  const x = MARK.edge;
  const y = 200 - MARK.edge - MARK.height;
  const [ground, ink] = isOrganic ? [LEAF, CREAM] : [CREAM, INK];
  const middle = y + MARK.height / 2;
  const start = hasLeaf ? x + LEAF_WIDTH : x;
  return join(
    `<rect x="${x}" y="${y}" width="${width}" height="${MARK.height}" rx="${MARK.height / 2}" fill="${ground}" stroke="${INK}" stroke-opacity=".22"/>`,
    hasLeaf && leaf(x + 15, middle),
    fitted(words, start + (x + width - start) / 2, middle, x + width - start, MARK.height, ink, 1, MARK.size),
  );
}

/** The product's picture, `scale` times as large, on the same ground. */
const scaled = (whole: string, scale: number): string =>
  scale === 1 ? whole : place(whole, 100 - 100 * scale, FOOT - FOOT * scale, scale);

/** The width of a drawing that fills its tile, such as a tray, as a share of the tile. */
const WHOLE = 0.9;

/** Several equal packs; the drawing is in the document once. */
function multiplied(drawing: string, number: number, width: number): string {
  const drawn = inRows(number, { ground: FOOT, width, behind: 0.5 }, (x, ground, size) => {
    const scale = size / 200;
    return place('<use xlink:href="#pack"/>', x - 100 * scale, ground - FOOT * scale, scale);
  });
  return `<defs><g id="pack">${drawing}</g></defs>${drawn}`;
}

type Product = Recipe & Partial<Countable & Pack>;

function content(
  { draw, alone = draw, width = WHOLE, counted }: Product,
  { count, multiple, share }: PackPicture,
): string {
  if (count !== null && counted !== undefined) return counted(count);
  if (multiple > 1) return multiplied(alone(), multiple, width);
  return scaled(draw(), Math.max(LEAST, Math.cbrt(share)));
}

/** The pictures of products' sizes and organic versions, made from the pictures of the products. */
export function packSizes(products: readonly Product[]): Recipe[] {
  const bases = new Map(products.map((recipe) => [recipe.motif, recipe]));
  return packPictures().map((pack) => {
    const base = bases.get(pack.product);
    if (base === undefined) throw new Error(`${pack.motif}: no picture of ${pack.product}`);
    return {
      ...base,
      motif: pack.motif,
      draw: () =>
        picture(join(content(base, pack), (pack.mark !== null || pack.organic) && mark(pack.mark, pack.organic))),
    };
  });
}
