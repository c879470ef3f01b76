import { round } from './canvas';
import { darken, lighten } from './colour';
import { type Gradient, radial } from './gradient';

/** A profile from top to bottom: height and radius; `true` marks a corner, else the line is smooth. */
export type ProfilePoint = readonly [y: number, radius: number, corner?: boolean];
export type Finish = {
  /** 0 chalk, 1 glaze. */
  readonly gloss?: number;
  /** How much of each ring is seen from above: 0.16 is a table seen from a chair. */
  readonly tilt?: number;
  /** How dark the lit side's opposite becomes. */
  readonly depth?: number;
};

const STRIPES = 60;
const STEPS = 7;

/** Densifies the smooth stretches with Catmull-Rom, keeps corners sharp. */
function sampled(profile: readonly ProfilePoint[]): [number, number][] {
  const points: [number, number][] = [];
  profile.forEach((point, index) => {
    const next = profile[index + 1];
    if (next === undefined) {
      points.push([point[0], point[1]]);
      return;
    }
    const before = point[2] === true ? point : (profile[index - 1] ?? point);
    const after = next[2] === true ? next : (profile[index + 2] ?? next);
    const straight = point[2] === true && next[2] === true;
    const count = straight ? 1 : STEPS;
    for (let step = 0; step < count; step++) {
      const t = step / count;
      const curve = (axis: 0 | 1): number => {
        const [a, b, c, d] = [before[axis], point[axis], next[axis], after[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      };
      points.push([curve(0), Math.max(0, curve(1))]);
    }
  });
  return points;
}

/** The light at `u` of the way across, -1 left edge to 1 right edge: key light from the left, a little bounce on the right. */
function lit(colour: string, u: number, finish: Finish): string {
  const gloss = finish.gloss ?? 0.5;
  const depth = finish.depth ?? 0.58;
  const facing = Math.min(1, Math.max(0, -0.52 * u + 0.855 * Math.sqrt(1 - u * u)));
  const shade = (1 - facing) ** 1.35;
  const bounce = 0.2 * Math.exp(-(((u - 0.94) / 0.1) ** 2));
  const base = lighten(darken(colour, shade * depth), Math.max(0, facing - 0.86) * 0.7);
  const shine = gloss * (0.52 * Math.exp(-(((u + 0.53) / 0.1) ** 2)) + 0.12 * Math.exp(-(((u + 0.5) / 0.32) ** 2)));
  return lighten(base, Math.min(0.9, shine + bounce * (0.4 + gloss)));
}

function meridian(points: readonly [number, number][], cx: number, u: number, tilt: number): string[] {
  const front = tilt * Math.sqrt(Math.max(0, 1 - u * u));
  return points.map(([y, radius]) => `${round(cx + u * radius)} ${round(y + front * radius)}`);
}

function arc(
  points: readonly [number, number][],
  cx: number,
  from: number,
  to: number,
  tilt: number,
  end: 'top' | 'bottom',
): string[] {
  const point = end === 'top' ? points[0] : points[points.length - 1];
  if (point === undefined || point[1] === 0) return [];
  const [y, radius] = point;
  return [1, 2, 3, 4, 5, 6, 7].map((step) => {
    const angle = Math.asin(from) + ((Math.asin(to) - Math.asin(from)) * step) / 8;
    return `${round(cx + Math.sin(angle) * radius)} ${round(y + tilt * radius * Math.cos(angle))}`;
  });
}

/** The outline between two meridians, as a path. */
export function band(profile: readonly ProfilePoint[], cx: number, from: number, to: number, tilt = 0.16): string {
  const points = sampled(profile);
  const outline = [
    ...meridian(points, cx, from, tilt),
    ...arc(points, cx, from, to, tilt, 'bottom'),
    ...meridian(points, cx, to, tilt).reverse(),
    ...arc(points, cx, from, to, tilt, 'top').reverse(),
  ];
  return `M${outline.join('L')}Z`;
}

/** A solid of revolution. Each stripe reaches under the next, so no seam shows between two. */
export function turned(profile: readonly ProfilePoint[], colour: string, cx: number, finish: Finish = {}): string {
  const tilt = finish.tilt ?? 0.16;
  const layers = Array.from({ length: STRIPES }, (_, index) => {
    const from = Math.sin((index / STRIPES - 0.5) * Math.PI);
    const middle = Math.sin(((index + 0.5) / STRIPES - 0.5) * Math.PI);
    const to = Math.sin((Math.min(STRIPES, index + 2) / STRIPES - 0.5) * Math.PI);
    return `<path d="${band(profile, cx, from, to, tilt)}" fill="${lit(colour, middle, finish)}"/>`;
  });
  return layers.join('');
}

/** What is seen through an open top: the far inner wall, lit from the left. */
export function mouth(cx: number, y: number, radius: number, colour: string, tilt = 0.16, lip = 2.2): string {
  const inner: Gradient = radial(
    [
      [0, darken(colour, 0.5)],
      [0.7, darken(colour, 0.42)],
      [1, darken(colour, 0.2)],
    ],
    [0.36, 0.95, 0.9],
  );
  const ellipse = (r: number, fill: string): string =>
    `<ellipse cx="${cx}" cy="${y}" rx="${round(r)}" ry="${round(r * tilt)}" fill="${fill}"/>`;
  return `${inner.def}${ellipse(radius, lighten(colour, 0.3))}${ellipse(radius - lip, inner.fill)}`;
}

/** A flat round top, as of a lid or a table of cork. */
export function top(cx: number, y: number, radius: number, colour: string, tilt = 0.16): string {
  const face = radial(
    [
      [0, lighten(colour, 0.34)],
      [1, lighten(colour, 0.08)],
    ],
    [0.35, 0.4, 0.8],
  );
  return `${face.def}<ellipse cx="${cx}" cy="${y}" rx="${round(radius)}" ry="${round(radius * tilt)}" fill="${face.fill}"/>`;
}
