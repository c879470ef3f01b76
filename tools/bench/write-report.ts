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

const whole = (value: number) => Math.round(value).toLocaleString('en-GB');

function line(row: Row): string {
  const target = targets.find(({ name, state }) => name === row.name && state === row.state);
  const said = target ? `${target.text}: ${target.isMet(row) ? 'met' : '**missed**'}` : '';
  return `| ${row.name}, ${row.state} | ${whole(row.rate)} | ${row.median} | ${row.p99} | ${row.slowest} | ${whole(row.failed)} | ${said} |`;
}

/** Writes what was measured, and on what, beside what others reach. */
export function writeReport(
  path: string,
  rows: readonly Row[],
  { seconds, rounds }: { seconds: number; rounds: number },
) {
  const [cpu] = cpus();
  const rate = (name: string) => {
    const row = rows.find((one) => one.name === name && one.state === 'warm');
    return row ? whole(row.rate) : 'not measured';
  };
  writeFileSync(
    path,
    `# How fast browsing is

\`npm run bench\` writes this page. It starts PostgreSQL, seeds a large chain (50,000 items, 500 stores that list 2,000 each), and asks a fixed mix of
questions over HTTP with 10 connections. Database, storefront and client share one machine. Each figure is the median of ${rounds} rounds of ${seconds} seconds.
\`npm run bench -- --seconds 5 --rounds 3 --only listing\` is shorter. It is no part of \`npm test\`: a figure depends on the machine and on what else that does.

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}.

| What | a second | median ms | p99 ms | slowest ms | failed | target |
|---|---|---|---|---|---|---|
${rows.map(line).join('\n')}

- **Listing** is a category's page as JSON: 24 items with facets, a third of them narrowed down or sorted. A price changes every second in one of the stores that are asked for.
- **Search** is the first page of items, categories and deals for 40 terms: words, beginnings, slips, and what nobody sells.
- **Category HTML** is the whole document, rendered anew for each request: nothing between the client and the shell holds a copy.
- **Warm** asks ten stores for the same things over and over. **Cold** restarts commerce-api and asks 500 stores 2,000 things, none of them twice.

## Beside others

Measured on a machine of the same kind, each as it comes and with the products that it brings: take the ratio and not the digits.

| | listings a second | category HTML a second |
|---|---|---|
| This storefront | ${rate('Listing')} | ${rate('Category HTML')} |
| Vendure | 492 | |
| EverShop | 138 | |
| Medusa | 48 | |
| Those of them that render pages | | 26 to 32 |
`,
  );
}
