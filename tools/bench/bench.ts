/**
 * npm run bench: throughput and latency at the size of a large chain (see throughput.ts).
 * npm run bench -- --relevance [--below 0.7]: the quality of search results. `--below` also lists the terms with a
 * lower score and their first results.
 * npm run bench -- --releases [--outside] [--rounds 10]: how long a release takes to be shown, and to be taken back, from
 * this repository or from a remote's own.
 */
import { parseArgs } from 'node:util';

// The measurements check their own options.
const { values: options } = parseArgs({
  strict: false,
  options: {
    relevance: { type: 'boolean', default: false },
    releases: { type: 'boolean', default: false },
    below: { type: 'string', default: '0' },
  },
});
if (options.relevance) {
  const { printRelevance } = await import('./relevance');
  await printRelevance(Number(options.below));
} else if (options.releases) await import('./releases');
else await import('./throughput');
