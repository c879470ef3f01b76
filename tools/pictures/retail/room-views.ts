import { picture, place } from '../draw/canvas';
import type { Recipe } from '../recipe';
import * as rooms from './rooms';

interface Standing {
  readonly room: () => string;
  /** How large a thing is, of its own picture. */
  readonly scale: number;
  /** Where its foot stands, of the room's 200 units. */
  readonly foot: number;
}

const at = (room: () => string, scale: number, foot: number): Standing => ({ room, scale, foot });

/** Where things are shown in use. What hangs, lies flat or is packed in a bag has no such view. */
const STANDING: readonly (readonly [motifs: RegExp, Standing])[] = [
  [/^(large-)?mug|^espresso-cup|^(side|dinner)-plates|^(deep-|pasta-)?bowl|^nesting-bowls/, at(rooms.table, 0.62, 166)],
  [/^(jug|carafe|tumblers|wine-glasses|teapot|cafetiere)/, at(rooms.table, 0.68, 166)],
  [/^(vase|bud-vase|cylinder-vase|vase-duo)/, at(rooms.study, 0.72, 166)],
  [/^(large-)?(frying-pan|casserole)|^saucepan|^kettle|^knife-block/, at(rooms.kitchen, 0.66, 168)],
  [
    /^(mill|larder-jar|large-larder-jar|glass-jar|jar-trio|cutlery|small-board|board|tray)/,
    at(rooms.kitchen, 0.6, 166),
  ],
  [/^((large-|engraved-)?flask|diffuser-(?!refill)|glass-dome|clock|frame|small-frame)/, at(rooms.study, 0.66, 166)],
  [/^(candle|boxed-candle|pillar-candles|dinner-candles|lantern)/, at(rooms.study, 0.66, 166)],
  [
    /^(soap-bottle|lotion-bottle|soap-duo|soap-bar|small-soap-bar|tooth-mug|(hand-)?towels|bath-sheets)/,
    at(rooms.bathroom, 0.62, 166),
  ],
  [/^(cushion|striped-cushion|floor-cushion|blanket|cot-blanket)/, at(rooms.sofa, 0.56, 152)],
  [/^(king-|single-)?bedding/, at(rooms.bedroom, 0.84, 180)],
  [/^(large-)?bin|^(hall-)?broom|^bucket|^basket|^laundry-basket|^stepladder|^step-stool/, at(rooms.hall, 0.78, 182)],
  [/^(skittles|stacker|spinning-top|drum|(small-)?ball)/, at(rooms.hall, 0.5, 184)],
  [/^(paint-tin|wood-paint|tester-pot|(large-)?toolbox)/, at(rooms.workshop, 0.62, 170)],
  [
    /^((small-)?planter|(large-)?plant-pot|watering-can|garden-(bucket|lantern)|bird-house)/,
    at(rooms.terrace, 0.66, 176),
  ],
];

/** The ground of a tile, on which its thing stands. */
const TILE_GROUND = 178;

/** The pictures of things in use, each in a room that suits it. */
export const roomViews = (tiles: readonly Recipe[]): Recipe[] =>
  tiles.flatMap((tile) => {
    const standing = STANDING.find(([motifs]) => motifs.test(tile.motif))?.[1];
    if (!standing || /-(off|room)$/.test(tile.motif)) return [];
    const { room, scale, foot } = standing;
    const draw = () => picture(room() + place(tile.draw(), 100 - 100 * scale, foot - TILE_GROUND * scale, scale));
    return [{ ...tile, motif: `${tile.motif}-room`, draw }];
  });
