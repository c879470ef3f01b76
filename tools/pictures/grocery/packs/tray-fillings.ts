import { darken, lighten } from '../../draw/colour';
import { box, down, filled } from './pack';

/** Two fillets, with the pale lines that run through fish. */
export function fillets(flesh: string): string {
  const one = (y: number): string => {
    const line = (x: number): string =>
      `<path d="M${x} ${y + 4}q8 16 0 32" fill="none" stroke="${lighten(flesh, 0.55)}" stroke-width="2.2" stroke-linecap="round"/>`;
    return [
      `<path d="${box(35, y + 3, 72, 40, 13)}" fill="${darken(flesh, 0.42)}"/>`,
      filled(down(flesh), box(34, y, 72, 39, 13)),
      ...[48, 61, 74, 87].map(line),
    ].join('');
  };
  return one(74) + one(120);
}

/** Links side by side. */
export function links(skin: string): string {
  return [0, 1, 2, 3]
    .map((index) => {
      const x = 32 + index * 19.5;
      return [
        `<path d="${box(x + 1.5, 79, 17, 80, 8.5)}" fill="${darken(skin, 0.45)}"/>`,
        filled(down(skin), box(x, 77, 17, 79, 8.5)),
        `<path d="M${x + 5} 88v52" stroke="${lighten(skin, 0.5)}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
      ].join('');
    })
    .join('');
}

/** Fine strands in a block, of mince. */
export function strands(colour: string): string {
  const row = (y: number, index: number): string =>
    `<path d="M36 ${y}${'q5 -7 10 0t10 0'.repeat(3)}q5 -7 10 0" fill="none" stroke="${index % 2 === 0 ? colour : lighten(colour, 0.24)}" stroke-width="7" stroke-linecap="round"/>`;
  return `<path d="${box(30, 76, 80, 84, 12)}" fill="${darken(colour, 0.35)}"/>${[84, 94, 104, 114, 124, 134, 144, 153].map(row).join('')}`;
}

/** Smooth rounded pieces, of chicken, turkey or tofu. */
export function pieces(colour: string, radius = 18): string {
  const one = (x: number, y: number): string =>
    `<path d="${box(x + 1, y + 3, 36, 40, radius)}" fill="${darken(colour, 0.36)}"/>${filled(down(colour), box(x, y, 36, 39, radius))}<path d="M${x + 9} ${y + 10}q8 -6 15 -2" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;
  return one(32, 76) + one(72, 74) + one(34, 121) + one(73, 119);
}

/** An oven-ready bird, breast up and legs to the front. */
export function bird(skin: string): string {
  const part = (x: number, y: number, rx: number, ry: number, turn: number): string => {
    const shape = `rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})"`;
    const light = down(skin);
    return `<ellipse ${shape} fill="${darken(skin, 0.3)}"/>${light.def}<ellipse rx="${rx - 1.5}" ry="${ry - 1.5}" transform="translate(${x - 0.5} ${y - 1.5}) rotate(${turn})" fill="${light.fill}"/>`;
  };
  const bone = (x: number): string => `<circle cx="${x}" cy="160" r="5" fill="#fbf1e4"/>`;
  return [
    part(37, 104, 10, 19, 24),
    part(101, 104, 10, 19, -24),
    part(69, 108, 33, 35, 0),
    `<path d="M69 78v44" fill="none" stroke="${darken(skin, 0.18)}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`,
    `<path d="M52 88q-9 10 -8 24" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" opacity=".6"/>`,
    bone(52),
    bone(86),
    part(49, 139, 13, 21, -14),
    part(89, 139, 13, 21, 14),
  ].join('');
}
