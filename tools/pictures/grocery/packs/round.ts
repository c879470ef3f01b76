import { type ProfilePoint, turned } from '../../draw/turned';

export const CX = 100;

export const FLAT = { gloss: 0.25, tilt: 0.07, depth: 0.42 };

export const GLAZE = { gloss: 0.55, tilt: 0.07, depth: 0.5 };

export function wrap(profile: readonly ProfilePoint[], colour: string): string {
  return turned(profile, colour, CX, { gloss: 0.12, tilt: 0.07, depth: 0.34 });
}
