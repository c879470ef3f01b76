/**
 * npm run bench: throughput and latency at the size of a large chain (see throughput.ts).
 * npm run bench -- --relevance [--below 0.7]: the quality of search results. `--below` also lists the terms with a
 * lower score and their first results.
 * npm run bench -- --releases [--outside] [--rounds 10]: how long a release takes to be shown, and to be taken back, from
 * this repository or from a remote's own.
 * npm run bench -- --bucket [--rounds 10]: how long until the last of three shells on a bucket shows a promotion.
 * npm run bench -- --visual [--rounds 20]: whether equal screens ever differ from their baselines.
 * npm run bench -- --skew [--rounds 10]: cells and minutes of `npm run test:skew`, with and without pruning.
 * npm run bench -- --suites [--rounds 10]: seconds of each remote's whole suite alone, with published neighbours.
 * npm run bench -- --republished: which packages have other files after a change of a library.
 */
import { parseArgs } from 'node:util';

// The measurements check their own options.
const { values: options } = parseArgs({
  strict: false,
  options: {
    relevance: { type: 'boolean', default: false },
    releases: { type: 'boolean', default: false },
    bucket: { type: 'boolean', default: false },
    visual: { type: 'boolean', default: false },
    skew: { type: 'boolean', default: false },
    suites: { type: 'boolean', default: false },
    republished: { type: 'boolean', default: false },
  },
});
if (options.relevance) await import('./relevance');
else if (options.releases) await import('./releases/releases');
else if (options.bucket || options.visual) await import('./repeated-tests');
else if (options.skew) await import('./skew-runs');
else if (options.suites) await import('./suite-times');
else if (options.republished) await import('./releases/republished');
else await import('./load/throughput');
