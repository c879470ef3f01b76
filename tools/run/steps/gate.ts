/**
 * Which cases of a matrix the sample of `npm test` has. With it in GATE_SEED, jest leaves out `*.full.test.ts` too.
 */
export const GATE_SEED = '20261129';

/**
 * What `npm test` runs of the larger suites, as arguments by step. `npm run test:all`, and a step that is named, run
 * them whole. A browser test that only they run has the tag `@full`, or is in a file `*.full.spec.ts`.
 */
const GATE_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  race: [
    '--testPathPatterns=race/(slots|stock|coupons|payments-matrix|transition-matrix)',
    '--testNamePattern=^(?!.*500 shoppers (of two zones|compete for 250))',
  ],
  fault: ['--testPathPatterns=fault/(payments|orders)'],
  abuse: [
    '--testPathPatterns=abuse/(bad-requests|planted-session|rate-limits)',
    '--testNamePattern=^(?!.*new in each run)',
  ],
  browser: ['--grep-invert=@full|\\.full\\.spec'],
  // A row's test, and one of each kind of failure.
  resilience: ['--grep=\\[\\d+\\.\\d+\\]|@gate'],
};

/** The steps that only `npm run test:all` has. */
export const FULL_STEPS: readonly string[] = ['visual', 'sandbox-pages'];

/** @returns the arguments with which the gate calls a step's suite */
export const gateArguments = (step: string): readonly string[] => GATE_ARGUMENTS[step] ?? [];
