/**
 * npm run bench: throughput and latency at the size of a large chain (see throughput.ts).
 * npm run bench -- --relevance [--below 0.7]: the quality of search results. `--below` also lists the terms with a
 * lower score and their first results.
 */
const { argv } = process;
if (argv.includes('--relevance')) {
  const { printRelevance } = await import('./relevance');
  await printRelevance(argv.includes('--below') ? Number(argv[argv.indexOf('--below') + 1]) : 0);
} else await import('./throughput');

// It is a module, so that it can wait for the other ones.
export {};
