import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { invalid } from '../http/problem';
import { isObject } from '../json-object';
import { type Move, moveCommerceApi } from './commerce-api';

const MAX_ADVANCE_SECONDS = 31_536_000;

/** Reads one of `instant`, `advance` (seconds) and `reset`. */
export function readMove(body: unknown): Move {
  const { instant, advance, reset } = isObject(body) ? body : {};
  const given = [instant, advance, reset].filter((value) => value !== undefined);
  if (given.length !== 1) throw invalid('Give one of instant, advance and reset');
  if (instant !== undefined) {
    if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant)))
      throw invalid('instant is not a date and time');
    return { instant: new Date(instant).toISOString() };
  }
  if (advance !== undefined) {
    if (!Number.isInteger(advance) || Number(advance) < 1 || Number(advance) > MAX_ADVANCE_SECONDS) {
      throw invalid('advance is a whole number of seconds, a year at most');
    }
    return { advance: Number(advance) };
  }
  if (reset !== true) throw invalid('reset can only be true');
  return { reset: true };
}

/** Moves both clocks, commerce-api's first: if that fails, neither has moved. */
export async function moveClocks(clock: Clock, config: Config, move: Move, forward: boolean): Promise<void> {
  if (forward) await moveCommerceApi(config, move);
  if ('instant' in move) clock.set(new Date(move.instant));
  else if ('advance' in move) clock.advance(move.advance);
  else clock.reset();
}

/** GET and POST /api/clock. */
export function clockRoutes(app: FastifyInstance, clock: Clock, config: Config): void {
  const view = () => ({ now: clock.now().toISOString(), moved: clock.isMoved() });

  app.get('/api/clock', async () => view());

  app.post('/api/clock', async ({ body }) => {
    const move = readMove(body);
    const forward = !(isObject(body) && body.forward === false);
    await moveClocks(clock, config, move, forward);
    return { ...view(), forwarded: forward };
  });
}
