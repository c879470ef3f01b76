import { place, SIDE } from '../draw/canvas';
import { darken, lighten } from '../draw/colour';
import { linear } from '../draw/gradient';
import { bowl } from './crockery';
import { palette } from './palette';
import { budVase } from './vases';

/** The wall of a room down to the edge of what things stand on, which lies `y` below the top. */
function wallAnd(wall: readonly [string, string], top: readonly [string, string], y: number): string {
  const behind = linear(
    [
      [0, wall[0]],
      [1, wall[1]],
    ],
    [0, 0, 0, 1],
  );
  const surface = linear(
    [
      [0, top[0]],
      [1, top[1]],
    ],
    [0, 0, 0, 1],
  );
  return `${behind.def}${surface.def}<rect width="${SIDE}" height="${SIDE}" fill="${behind.fill}"/><rect y="${y}" width="${SIDE}" height="${SIDE - y}" fill="${surface.fill}"/>`;
}

const OAK = ['#b98a57', '#8f6438'] as const;

/** Horizontal and vertical lines of tiles of a size, from the top down to `y`. */
function tiles(size: readonly [width: number, height: number], y: number): string {
  const [width, height] = size;
  const rows = Array.from({ length: Math.ceil(y / height) }, (_, row) => {
    const from = row % 2 === 0 ? 0 : width / 2;
    const joints = Array.from(
      { length: Math.ceil(SIDE / width) },
      (_, i) => `M${from + i * width} ${row * height}v${Math.min(height, y - row * height)}`,
    );
    return `M0 ${row * height}h${SIDE}${joints.join('')}`;
  });
  return `<path d="${rows.join('')}" fill="none" stroke="#b9bcc4" stroke-width=".8" opacity=".6"/>`;
}

/** A window with the light that it throws on the wall. */
const sunlight = `<path d="M16 0H76L128 148H54z" fill="#fff" opacity=".2"/><path d="M96 0h40l56 148h-46z" fill="#fff" opacity=".13"/>`;

/** A wall and the edge of a table, in the evening. */
export const evening = (): string => wallAnd(['#c9cbd6', '#e9e6e1'], OAK, 150);

/** A laid table by day. */
export const table = (): string =>
  wallAnd(['#dfe3ea', '#f2f0ec'], OAK, 146) +
  sunlight +
  place(budVase(palette.sky), 140, 74, 0.34) +
  place(bowl(palette.slate), 2, 104, 0.28);

/** A worktop before a wall of tiles. */
export const kitchen = (): string =>
  wallAnd(['#e9ebee', '#f4f3f1'], ['#d8d4cc', '#aaa59b'], 146) +
  tiles([32, 16], 146) +
  `<path d="M0 52H${SIDE}v6H0z" fill="${palette.oak}"/><path d="M0 58h${SIDE}v3H0z" fill="${darken(palette.oak, 0.3)}" opacity=".5"/>` +
  place(bowl(palette.bone), 138, 8, 0.26) +
  place(bowl(palette.sky), 8, 8, 0.26);

/** A stone shelf in a tiled bathroom, a towel on its rail. */
export const bathroom = (): string =>
  wallAnd(['#d9e3ee', '#eaf0f5'], ['#f3f2f0', '#c9cbd0'], 148) +
  tiles([25, 25], 148) +
  `<path d="M150 26h46" stroke="#9aa0ab" stroke-width="4" stroke-linecap="round"/><path d="M156 26h34v72h-34z" fill="${palette.sky}"/><path d="M156 86h34" stroke="${darken(palette.sky, 0.2)}" stroke-width="2"/>`;

/** A shelf with books on it. */
export const study = (): string =>
  wallAnd(['#dcd9d2', '#efece6'], OAK, 150) +
  sunlight +
  `<rect x="146" y="96" width="11" height="54" rx="1" fill="${palette.slate}"/><rect x="158" y="104" width="9" height="46" rx="1" fill="${palette.bone}"/><rect x="168" y="90" width="13" height="60" rx="1" fill="${palette.moss}"/><rect x="182" y="100" width="10" height="50" rx="1" fill="${palette.sky}"/>`;

/** A sofa, from the front. */
export const sofa = (): string => {
  const cloth = '#a9adb8';
  return [
    wallAnd(['#dedfe3', '#eeecea'], ['#c6a578', '#a07f54'], 168),
    sunlight,
    `<path d="M34 180v12M166 180v12" stroke="${darken(palette.oak, 0.4)}" stroke-width="7"/>`,
    `<rect x="14" y="62" width="172" height="90" rx="16" fill="${cloth}"/><path d="M100 66v70" stroke="${darken(cloth, 0.16)}" stroke-width="2"/>`,
    `<rect x="14" y="130" width="172" height="54" rx="10" fill="${lighten(cloth, 0.2)}"/><path d="M14 152h172" stroke="${darken(cloth, 0.1)}" stroke-width="2"/><path d="M100 132v20" stroke="${darken(cloth, 0.1)}" stroke-width="2"/>`,
    `<rect x="2" y="98" width="30" height="88" rx="13" fill="${darken(cloth, 0.08)}"/><rect x="168" y="98" width="30" height="88" rx="13" fill="${darken(cloth, 0.08)}"/>`,
  ].join('');
};

/** A bedroom: the head of the bed, a rug and a lit lamp on the wall. */
export const bedroom = (): string =>
  wallAnd(['#d3d6de', '#e9e7e3'], ['#c6a578', '#a07f54'], 168) +
  `<rect x="24" y="52" width="152" height="118" rx="10" fill="${darken(palette.oak, 0.12)}"/><path d="M62 52v116M100 52v116M138 52v116" stroke="${darken(palette.oak, 0.32)}" stroke-width="2"/><ellipse cx="100" cy="188" rx="92" ry="10" fill="#efe9dd" opacity=".7"/>`;

/** A hall with a skirting board and a floor of boards. */
export const hall = (): string =>
  wallAnd(['#e2e0da', '#f1efea'], ['#c29c6c', '#9b7547'], 152) +
  sunlight +
  `<rect y="140" width="${SIDE}" height="12" fill="#fbfaf7"/><path d="M0 140h${SIDE}" stroke="#cfccc4"/><path d="M0 166h${SIDE}M0 182h${SIDE}M52 152v14M140 152v14M92 166v16M176 166v16M28 182v18M120 182v18" stroke="#7d5c35" stroke-width="1" opacity=".5"/>`;

/** A workbench before a board of tools. */
export const workshop = (): string => {
  const holes = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 12 }, (_, i) => `<circle cx="${9 + i * 16.5}" cy="${10 + row * 17}" r="1.6"/>`).join(''),
  ).join('');
  return `${wallAnd(['#cfc7b8', '#ddd6c9'], ['#a97f50', '#7d5a33'], 148)}<g fill="#8b8373" opacity=".5">${holes}</g>`;
};

/** A terrace before a hedge. */
export const terrace = (): string =>
  wallAnd(['#cfe0ee', '#e7eef0'], ['#c9c6be', '#a19d93'], 150) +
  `<path d="M0 150V82q14 -14 30 -4q12 -16 32 -4q16 -14 34 0q18 -12 32 2q16 -12 34 0q16 -8 38 6v68z" fill="#7f9671"/><path d="M0 150v-40q20 -12 40 0q20 -10 40 2q22 -14 42 0q20 -10 40 0q20 -8 38 2v36z" fill="#6b835f"/><path d="M0 168h200M0 186h200M50 150v18M130 150v18M90 168v18M20 186v14M150 186v14" stroke="#85817a" opacity=".6"/>`;
