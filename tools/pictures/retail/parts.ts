import { place, round, SIDE } from '../draw/canvas';
import { darken, lighten } from '../draw/colour';
import { linear, radial } from '../draw/gradient';
import { shadow } from '../draw/shadow';
import { band, mouth, type ProfilePoint, turned } from '../draw/turned';
import { palette, SHADOW } from './palette';

export const CX = 100;

/** The cool shadow that retail things stand on. */
export const stand = (cx: number, halfWidth: number, y = 176): string => shadow(cx, halfWidth, y, 0.9, SHADOW);

/** A round glow of lamplight or flame. */
export function glow(cx: number, cy: number, radius: number, strength = 0.8, colour = '#ffdf94'): string {
  const light = radial([
    [0, colour, strength],
    [0.4, colour, strength * 0.42],
    [1, colour, 0],
  ]);
  return `${light.def}<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${light.fill}"/>`;
}

/** A flame with its glow. */
export function flame(cx: number, foot: number, size = 1): string {
  const fire = linear(
    [
      [0, '#ff9d2e'],
      [0.6, '#ffc24d'],
      [1, '#fff3c4'],
    ],
    [0, 0, 0, 1],
  );
  const path = 'M0 0c-7 0 -9 -6 -8 -11c1 -6 6 -9 7 -19c6 7 10 13 9 20c0 6 -3 10 -8 10z';
  return `${glow(cx, foot - 14 * size, 30 * size, 0.75)}${fire.def}${place(`<path d="M0 8V-2" stroke="#33271e" stroke-width="2.2" stroke-linecap="round"/><path d="${path}" fill="${fire.fill}"/><path d="M0 -1c-3 0 -4 -3 -3.5 -5c.5 -3 3 -5 3.5 -9c3 4 4.5 6 4 9c-.3 3 -1.5 5 -4 5z" fill="#fffbe8" opacity=".8"/>`, cx, foot, size)}`;
}

/** An open vessel: body, then the mouth that shows its inside. */
export function vessel(
  profile: readonly ProfilePoint[],
  colour: string,
  cx: number,
  tilt = 0.16,
  gloss = 0.5,
  inside = colour,
): string {
  const [y, radius] = profile[0] ?? [0, 0];
  return turned(profile, colour, cx, { tilt, gloss }) + mouth(cx, y, radius, inside, tilt);
}

/** Glass: dark rims, clear middle, streaks of light that follow the profile. */
export function glass(profile: readonly ProfilePoint[], cx: number, tilt = 0.14, tint: string = palette.clear): string {
  const walls = linear([
    [0, darken(tint, 0.25), 0.62],
    [0.1, tint, 0.34],
    [0.5, '#ffffff', 0.16],
    [0.88, tint, 0.36],
    [1, darken(tint, 0.32), 0.66],
  ]);
  const [y, radius] = profile[0] ?? [0, 0];
  const foot = profile[profile.length - 1] ?? [0, 0];
  return [
    walls.def,
    `<path d="${band(profile, cx, -1, 1, tilt)}" fill="${walls.fill}" stroke="${darken(tint, 0.22)}" stroke-opacity=".45" stroke-width=".8"/>`,
    `<ellipse cx="${cx}" cy="${foot[0]}" rx="${round(foot[1] * 0.94)}" ry="${round(foot[1] * tilt)}" fill="${darken(tint, 0.2)}" opacity=".3"/>`,
    `<path d="${band(profile, cx, -0.76, -0.6, tilt)}" fill="#ffffff" opacity=".75"/>`,
    `<path d="${band(profile, cx, -0.52, -0.47, tilt)}" fill="#ffffff" opacity=".5"/>`,
    `<path d="${band(profile, cx, 0.72, 0.8, tilt)}" fill="#ffffff" opacity=".45"/>`,
    `<ellipse cx="${cx}" cy="${y}" rx="${radius}" ry="${round(radius * tilt)}" fill="#ffffff" fill-opacity=".25" stroke="#ffffff" stroke-width="1.6"/>`,
    `<ellipse cx="${cx}" cy="${y}" rx="${radius}" ry="${round(radius * tilt)}" fill="none" stroke="${darken(tint, 0.3)}" stroke-opacity=".5" stroke-width=".6"/>`,
  ].join('');
}

/** A rod lit from the left, as of a handle or a loop: a thick stroke with a lighter one on it. */
export function rod(path: string, colour: string, width: number): string {
  const stroke = (at: string, w: number, opacity = 1, move = ''): string =>
    `<path d="${path}" fill="none" stroke="${at}" stroke-width="${round(w)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}" ${move}/>`;
  return [
    stroke(darken(colour, 0.42), width),
    stroke(colour, width * 0.74, 1, 'transform="translate(-0.6 -0.6)"'),
    stroke(lighten(colour, 0.42), width * 0.26, 0.85, 'transform="translate(-1.4 -1.4)"'),
  ].join('');
}

/** A turned thing laid over: `turn` degrees about the middle of the tile. */
export const laid = (body: string, turn: number): string =>
  `<g transform="rotate(${turn} ${SIDE / 2} ${SIDE / 2})">${body}</g>`;

/** The white paper label with three rules that the house puts on everything. */
export function label(cx: number, cy: number, width = 24, height = 22): string {
  const x = cx - width / 2;
  const rule = (y: number, share: number): string =>
    `<rect x="${round(x + 5)}" y="${round(y)}" width="${round((width - 10) * share)}" height="2" fill="#23252f"/>`;
  return `<rect x="${round(x)}" y="${round(cy - height / 2)}" width="${width}" height="${height}" fill="#fdfdfb"/>${rule(cy - 5, 1)}${rule(cy - 0.5, 0.7)}${rule(cy + 4, 0.85)}`;
}

/** A flat plate of metal or card with a light across it. */
export function plate(path: string, colour: string, along: readonly number[] = [0, 0, 1, 1]): string {
  const light = linear(
    [
      [0, lighten(colour, 0.4)],
      [0.45, colour],
      [1, darken(colour, 0.34)],
    ],
    along,
  );
  return `${light.def}<path d="${path}" fill="${light.fill}"/>`;
}
