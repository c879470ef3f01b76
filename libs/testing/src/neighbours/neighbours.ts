const KINDS = ['none', 'doubles', 'published'] as const;

/** What a remote meets in its own harness: no neighbour, contract doubles of all, or their published versions. */
export type Neighbours = (typeof KINDS)[number];

/** What NEIGHBOURS says; 'none' when it is unset. @throws Error for another word, or for NEIGHBOURS_FROM without neighbours */
export function chosenNeighbours(): Neighbours {
  const word = process.env.NEIGHBOURS || 'none';
  const kind = KINDS.find((one) => one === word);
  if (!kind) throw new Error(`NEIGHBOURS is '${word}'; it must be one of ${KINDS.join(', ')}.`);
  if (kind === 'none' && process.env.NEIGHBOURS_FROM)
    throw new Error('NEIGHBOURS_FROM needs NEIGHBOURS=doubles or NEIGHBOURS=published.');
  return kind;
}

/** The version of each contract double in a composition begins with this. */
export const DOUBLE_VERSION = '0.0.0-double';

/** Specs that do not run with these neighbours. */
export const IGNORED_SPECS: Readonly<Record<Neighbours, readonly string[]>> = {
  none: ['**/neighbours.spec.ts', '**/standalone/{doubles,visits,record-command}.spec.ts'],
  doubles: [],
  published: ['**/standalone/**'],
};
