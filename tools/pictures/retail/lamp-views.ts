import { picture, place } from '../draw/canvas';
import type { Recipe } from '../recipe';
import { bowl } from './crockery';
import { type Colour, palette } from './palette';
import { evening } from './rooms';
import { budVase } from './vases';

type Lamp = (colour: string, isOn?: boolean) => string;

/** Two closed books, one on the other. */
const books = `<rect x="118" y="146" width="62" height="13" rx="2" fill="${palette.slate}"/><rect x="124" y="134" width="50" height="12" rx="2" fill="${palette.bone}"/>`;

/** The further views of a lamp: close, off, and in a room. */
export const lampViews = (motif: string, draw: Lamp, colours: readonly Colour[]): Recipe[] => {
  const isPendant = motif.endsWith('pendant');
  const inRoom = (lamp: string) =>
    isPendant
      ? place(lamp, 40, 0, 0.6) + place(bowl(palette.bone), 60, 98, 0.4)
      : books + place(budVase(palette.sky), 138, 74, 0.36) + place(lamp, 10, 32, 0.72);
  const view = (name: string, colour: Colour, body: () => string): Recipe => ({
    motif: `${motif}-${colour}-${name}`,
    brand: 'retail',
    shape: 'tile',
    draw: body,
  });
  return colours.flatMap((colour) => [
    view('off', colour, () => picture(draw(palette[colour], false))),
    view('room', colour, () => picture(evening() + inRoom(draw(palette[colour])))),
  ]);
};
