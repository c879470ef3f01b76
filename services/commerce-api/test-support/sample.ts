import { createHash } from 'node:crypto';

const rank = (seed: string, index: number) => createHash('sha256').update(`${seed}:${index}`).digest('hex');

/**
 * The cases of a matrix that a run has: all of them, or, where GATE_SEED is set, the same few for each seed.
 * @param count of cases in a sample
 * @returns the cases in their order
 */
export function sample<Case>(cases: readonly Case[], count: number, seed = process.env.GATE_SEED): readonly Case[] {
  if (!seed) return cases;
  const chosen = cases
    .map((_, index) => index)
    .sort((a, b) => rank(seed, a).localeCompare(rank(seed, b)))
    .slice(0, count);
  return chosen.sort((a, b) => a - b).map((index) => cases[index] as Case);
}
