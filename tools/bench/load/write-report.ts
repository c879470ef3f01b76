import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { FollowerMemory } from './follower-load';
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
  {
    name: 'Listing',
    state: 'cold',
    text: 'p99 under 100 ms, at least 500 a second',
    isMet: (row) => row.p99 < 100 && row.rate >= 500,
  },
  { name: 'Search', state: 'warm', text: 'p99 under 50 ms', isMet: (row) => row.p99 < 50 },
  {
    name: 'Search',
    state: 'cold',
    text: 'p99 under 100 ms, at least 500 a second',
    isMet: (row) => row.p99 < 100 && row.rate >= 500,
  },
  { name: 'Category HTML', state: 'warm', text: 'at least 250 a second', isMet: (row) => row.rate >= 250 },
  {
    name: 'Add to a basket',
    state: 'warm',
    text: 'p99 under 40 ms, at least 600 a second',
    isMet: (row) => row.p99 < 40 && row.rate >= 600,
  },
  {
    name: 'Add to a basket of 60 lines',
    state: 'warm',
    text: 'p99 under 80 ms, at least 300 a second',
    isMet: (row) => row.p99 < 80 && row.rate >= 300,
  },
  {
    name: 'Reservations',
    state: 'warm',
    text: 'p99 under 50 ms, at least 300 a second',
    isMet: (row) => row.p99 < 50 && row.rate >= 300,
  },
  {
    name: 'Slot lists',
    state: 'warm',
    text: 'p99 under 30 ms, at least 1,000 a second',
    isMet: (row) => row.p99 < 30 && row.rate >= 1_000,
  },
  {
    name: 'Cash orders',
    state: 'warm',
    text: 'p99 under 250 ms, at least 60 a second',
    isMet: (row) => row.p99 < 250 && row.rate >= 60,
  },
  { name: 'Card orders', state: 'warm', text: 'at least 30 a second', isMet: (row) => row.rate >= 30 },
  {
    name: 'Log-ins',
    state: 'warm',
    text: 'p99 under 1,000 ms, at least 20 a second',
    isMet: (row) => row.p99 < 1_000 && row.rate >= 20,
  },
  {
    name: 'Status to follower',
    state: 'warm',
    text: 'p99 under 2,000 ms, none missed',
    isMet: (row) => row.p99 < 2_000 && row.failed === 0,
  },
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
  { seconds, rounds, memory }: { seconds: number; rounds: number; memory?: FollowerMemory },
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

A row that is missing was not measured in this run.

- **Listing** is a category's page as JSON: 24 items with facets, a third of them filtered or sorted. Every second a price changes in one of the requested stores.
- **Search** is the first page of items, categories and deals for 40 terms: words, prefixes, typing errors, and terms without results.
- **Category HTML** is the complete document, rendered for each request: there is no cache between the client and the shell.
- **Add to a basket** adds one item under a new Idempotency-Key: 400 shoppers, baskets of 5 lines or of 60, one active promotion over 100 items.
- **Reservations** each move a basket to another slot. **Slot lists** are 14 days of delivery slots for 10,000 shoppers with baskets, while others make up to 300 reservations a second; a list is at most a second old. Then 500 shoppers ask at once for 50 places: the run fails unless exactly 50 hold one.
- **Cash orders** and **card orders** of one business go from the details to the placed order in two calls, of which a time is the sum; cards are charged at the sandbox. Then 10,000 payments are due at once: the run fails unless they are settled within a minute.
- **Log-ins** are by password, of 500 members on devices that they have used before. Each checks the password's hash, argon2id with 19 MiB and two passes as OWASP recommends: at least 10 ms of a core, so that a stolen table is expensive to search. A log-in is rare: 20 a second are more than a million a day.
- **Status to follower** is from an operator's call that moves an order to the event at the shopper who follows it through the shell; 1,000 follow orders of their own, 60 of which change one after another. ${memory ? `The followers take ${formatWhole(memory.api)} MB in commerce-api and ${formatWhole(memory.shell)} MB in the shell.` : ''}
- **Warm** requests the same things from ten stores repeatedly. **Cold** restarts commerce-api and sends 2,000 different requests: listings to 500 stores, each of the 40 terms to 50.

## Comparison

Measured on a machine of the same kind with clients on the same two cores; each product has its default settings and its
own sample data, EverShop 2,000 items. Compare the ratios, not the figures.

| | listings a second | searches a second | category HTML a second | adds to a basket a second |
|---|---|---|---|---|
| This storefront | ${rate('Listing')} | ${rate('Search')} | ${rate('Category HTML')} | ${rate('Add to a basket')} |
| Vendure | 70 | 5 | 21 | 39 |
| EverShop | 66 | 80 | 18 | 52 |
`,
  );
}
