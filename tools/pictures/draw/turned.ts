import { round } from './canvas';
import { darken, lighten } from './colour';
import { clip, type Gradient, linear, radial, softenAcross } from './gradient';

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

type Point = readonly [y: number, radius: number];

const STRIPES = 60;
/** Points between two of a profile: along the stripes, and along the outline, which the large view shows at 850 pixels. */
const STRIPE_STEPS = 7;
const OUTLINE_STEPS = 24;
/** Points along an arc of one radian of a ring. */
const ARC_STEPS = 20;
/** How far the light of a stripe runs into its neighbours, as a part of the radius: about half a stripe's width. */
const SOFTNESS = 0.03;

/** What precedes the end of a profile: on the axis its mirror image, so that a dome is round there. */
const beyond = (end: ProfilePoint, neighbour: ProfilePoint): ProfilePoint =>
  end[1] === 0 ? [neighbour[0], -neighbour[1]] : end;

/**
 * A point of a centripetal Catmull-Rom curve, `t` of the way from b to c. It neither overshoots nor forms loops where
 * points are unevenly spaced. https://en.wikipedia.org/wiki/Centripetal_Catmull%E2%80%93Rom_spline
 */
function onCurve(points: readonly [Point, Point, Point, Point], t: number): Point {
  const [a, b, c, d] = points;
  const gap = (one: Point, other: Point) => Math.sqrt(Math.hypot(one[0] - other[0], one[1] - other[1])) || 1e-6;
  const [from, to] = [gap(a, b), gap(a, b) + gap(b, c)];
  const end = to + gap(c, d);
  const at = from + (to - from) * t;
  const between = (one: Point, other: Point, start: number, stop: number): Point => {
    const part = (at - start) / (stop - start);
    return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part];
  };
  const first = between(a, b, 0, from);
  const second = between(b, c, from, to);
  const third = between(c, d, to, end);
  return between(between(first, second, 0, to), between(second, third, from, end), from, to);
}

/** Densifies the smooth stretches, keeps corners sharp. */
function sampled(profile: readonly ProfilePoint[], steps: number): Point[] {
  const points: Point[] = [];
  const place = ([y, radius]: ProfilePoint): Point => [y, radius];
  profile.forEach((point, index) => {
    const next = profile[index + 1];
    if (next === undefined) {
      points.push(place(point));
      return;
    }
    const before = point[2] === true ? point : (profile[index - 1] ?? beyond(point, next));
    const after = next[2] === true ? next : (profile[index + 2] ?? beyond(next, point));
    const straight = point[2] === true && next[2] === true;
    const count = straight ? 1 : steps;
    for (let step = 0; step < count; step++) {
      const [y, radius] = onCurve([place(before), place(point), place(next), place(after)], step / count);
      points.push([y, Math.max(0, radius)]);
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

function meridian(points: readonly Point[], cx: number, u: number, tilt: number): string[] {
  const front = tilt * Math.sqrt(Math.max(0, 1 - u * u));
  return points.map(([y, radius]) => `${round(cx + u * radius)} ${round(y + front * radius)}`);
}

function arc(
  points: readonly Point[],
  cx: number,
  from: number,
  to: number,
  tilt: number,
  end: 'top' | 'bottom',
): string[] {
  const point = end === 'top' ? points[0] : points[points.length - 1];
  if (point === undefined || point[1] === 0) return [];
  const [y, radius] = point;
  const [first, last] = [Math.asin(from), Math.asin(to)];
  const steps = Math.max(2, Math.round((last - first) * ARC_STEPS));
  return Array.from({ length: steps - 1 }, (_, step) => {
    const angle = first + ((last - first) * (step + 1)) / steps;
    return `${round(cx + Math.sin(angle) * radius)} ${round(y + tilt * radius * Math.cos(angle))}`;
  });
}

/**
 * The profile of an orb.
 * @param from the angle at which it begins, in degrees from its top
 * @param to the angle at which it ends
 */
export const orb = (y: number, radius: number, from = 0, to = 180): ProfilePoint[] =>
  Array.from({ length: 9 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / 8) * Math.PI) / 180;
    return [y - Math.cos(angle) * radius, Math.abs(Math.sin(angle)) < 1e-9 ? 0 : Math.sin(angle) * radius];
  });

/** The outline between two meridians, as a path. */
export function band(
  profile: readonly ProfilePoint[],
  cx: number,
  from: number,
  to: number,
  tilt = 0.16,
  steps = OUTLINE_STEPS,
): string {
  const points = sampled(profile, steps);
  const outline = [
    ...meridian(points, cx, from, tilt),
    ...arc(points, cx, from, to, tilt, 'bottom'),
    ...meridian(points, cx, to, tilt).reverse(),
    ...arc(points, cx, from, to, tilt, 'top').reverse(),
  ];
  return `M${outline.join('L')}Z`;
}

/**
 * A solid of revolution: stripes that run into each other, within a smooth outline. Each stripe reaches under the next,
 * so no seam shows between two; what they leave at the outline has the light of the edges.
 */
export function turned(profile: readonly ProfilePoint[], colour: string, cx: number, finish: Finish = {}): string {
  const tilt = finish.tilt ?? 0.16;
  const stripes = Array.from({ length: STRIPES }, (_, index) => {
    const from = Math.sin((index / STRIPES - 0.5) * Math.PI);
    const middle = Math.sin(((index + 0.5) / STRIPES - 0.5) * Math.PI);
    const to = Math.sin((Math.min(STRIPES, index + 2) / STRIPES - 0.5) * Math.PI);
    return `<path d="${band(profile, cx, from, to, tilt, STRIPE_STEPS)}" fill="${lit(colour, middle, finish)}"/>`;
  });
  const silhouette = band(profile, cx, -1, 1, tilt);
  const edges = linear([-0.98, -0.5, 0, 0.5, 0.98].map((u) => [(u + 1) / 2, lit(colour, u, finish)] as const));
  const outline = clip(silhouette);
  const soft = softenAcross(SOFTNESS * Math.max(...profile.map(([, radius]) => radius)));
  return [
    edges.def,
    outline.def,
    soft.def,
    `<path d="${silhouette}" fill="${edges.fill}"/>`,
    `<g ${outline.use}><g ${soft.use}>${stripes.join('')}</g></g>`,
  ].join('');
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
