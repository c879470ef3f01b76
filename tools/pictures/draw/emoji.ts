import { GROUND, place } from './canvas';
import { ownMotifs } from './own-motifs';
import { shadow } from './shadow';

export type Icons = Readonly<Record<string, { readonly body: string }>>;

let icons: Icons = {};
let used = 0;

/** The set is one file of a hundred megabytes, so it is loaded only for rendering and not for a list of names. */
export function useIcons(loaded: Icons): void {
  icons = loaded;
}

/** Restarts the numbering of ids, see resetGradients. */
export function resetEmoji(): void {
  used = 0;
}

/** One Fluent emoji or motif of our own (32 units square) with ids of its own, so that two in a picture do not share gradients. */
function body(name: string): string {
  const icon = ownMotifs[name] ?? icons[name];
  if (icon === undefined) throw new Error(`Unknown emoji: ${name}`);
  const prefix = `e${++used}-`;
  return icon.body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/(xlink:href|href)="#([^"]+)"/g, `$1="#${prefix}$2"`);
}

/** An emoji of `size` units with its middle at cx, cy. */
export function emoji(name: string, cx: number, cy: number, size: number, turn = 0): string {
  return place(place(body(name), -size / 2, -size / 2, size / 32), cx, cy, 1, turn);
}

/** A green drawing in another colour: `red`, `green` and `blue` are factors of its own green. */
export function recoloured(drawing: string, red: number, green: number, blue: number): string {
  const id = `c${++used}`;
  const matrix = [red, green, blue].map((factor) => `0 ${factor} 0 0 0`).join(' ');
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix} 0 0 0 1 0"/></filter><g filter="url(#${id})">${drawing}</g>`;
}

/** An emoji standing on the ground, with its shadow. */
export function standing(name: string, cx: number, size: number, ground = GROUND, turn = 0): string {
  return shadow(cx, size * 0.36, ground - size * 0.03) + emoji(name, cx, ground - size / 2, size, turn);
}
