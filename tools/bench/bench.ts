/**
 * npm run bench: throughput and latency at the size of a large chain (see throughput.ts).
 * npm run bench -- --relevance [--below 0.7]: the quality of search results. `--below` also lists the terms with a
 * lower score and their first results.
 */
import { parseArgs } from 'node:util';

// throughput.ts checks its own options.
const { values: options } = parseArgs({
  strict: false,
  options: { relevance: { type: 'boolean', default: false }, below: { type: 'string', default: '0' } },
});
if (options.relevance) {
  const { printRelevance } = await import('./relevance');
  await printRelevance(Number(options.below));
} else await import('./throughput');
