import { GROUND, round } from './canvas';
import { radial } from './gradient';

/** The soft shadow where a thing meets the ground: a wide pale one and a narrow firm one. */
export function shadow(cx: number, halfWidth: number, y = GROUND, strength = 1, colour = '#3a2c1c'): string {
  const wide = radial([
    [0, colour, 0.34 * strength],
    [0.55, colour, 0.16 * strength],
    [1, colour, 0],
  ]);
  const firm = radial([
    [0, colour, 0.42 * strength],
    [0.7, colour, 0.22 * strength],
    [1, colour, 0],
  ]);
  const ellipse = (rx: number, ry: number, fill: string): string =>
    `<ellipse cx="${round(cx)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
  return `${wide.def}${firm.def}${ellipse(halfWidth * 1.22, halfWidth * 0.17 + 3, wide.fill)}${ellipse(halfWidth * 0.96, halfWidth * 0.07 + 1.5, firm.fill)}`;
}
