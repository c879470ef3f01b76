import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Measured } from './run-load';

export interface Row extends Measured {
  name: string;
  state: 'warm' | 'cold';
}

interface Target {
  name: string;
  state: Row['state'];
  text: string;
  isMet(row: Row): boolean;
}

const targets: readonly Target[] = [
  {
    name: 'Listing',
    state: 'warm',
    text: 'p99 under 15 ms, at least 2,000 a second',
    isMet: (row) => row.p99 < 15 && row.rate >= 2_000,
  },
  { name: 'Search', state: 'warm', text: 'p99 under 50 ms', isMet: (row) => row.p99 < 50 },
  { name: 'Category HTML', state: 'warm', text: 'at least 300 a second', isMet: (row) => row.rate >= 300 },
];

const formatWhole = (value: number) => Math.round(value).toLocaleString('en-GB');

function line(row: Row): string {
  const target = targets.find(({ name, state }) => name === row.name && state === row.state);
  const verdict = target ? `${target.text}: ${target.isMet(row) ? 'met' : '**missed**'}` : '';
  return `| ${row.name}, ${row.state} | ${formatWhole(row.rate)} | ${row.median} | ${row.p99} | ${row.slowest} | ${formatWhole(row.failed)} | ${verdict} |`;
}

/** Writes the results and the machine, next to published figures of others. */
export function writeReport(
  path: string,
  rows: readonly Row[],
  { seconds, rounds }: { seconds: number; rounds: number },
) {
  const [cpu] = cpus();
  const rate = (name: string) => {
    const row = rows.find((one) => one.name === name && one.state === 'warm');
    return row ? formatWhole(row.rate) : 'not measured';
  };
  writeFileSync(
    path,
    `# Throughput and latency

\`npm run bench\` writes this page. It starts PostgreSQL, seeds a large chain (50,000 items, 500 stores that list 2,000 each), and sends a fixed mix of
requests over HTTP with 10 connections. Database, storefront and client share one machine. Each figure is the median of ${rounds} rounds of ${seconds} seconds.
\`npm run bench -- --seconds 5 --rounds 3 --only listing\` is a shorter run. It is not part of \`npm test\`, because the figures depend on the machine and its load.

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}.

| What | a second | median ms | p99 ms | slowest ms | failed | target |
|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}

- **Listing** is a category's page as JSON: 24 items with facets, a third of them filtered or sorted. Every second a price changes in one of the requested stores.
- **Search** is the first page of items, categories and deals for 40 terms: words, prefixes, typing errors, and terms without results.
- **Category HTML** is the complete document, rendered for each request: there is no cache between the client and the shell.
- **Warm** requests the same things from ten stores repeatedly. **Cold** restarts commerce-api and sends 2,000 different requests to 500 stores.

## Comparison

Measured on a machine of the same kind, each product with its default settings and its own sample data: compare the ratios, not the figures.

| | listings a second | category HTML a second |
|---|---|---|
| This storefront | ${rate('Listing')} | ${rate('Category HTML')} |
| Vendure | 492 | |
| EverShop | 138 | |
| Medusa | 48 | |
| Those that render pages | | 26 to 32 |
`,
  );
}
