/**
 * --relevance [--below 0.7]: NDCG@10 of each brand, judged by the files in services/commerce-api/relevance, and the terms
 * without an answer.
 */
import { seedDemo } from '../../services/commerce-api/demo/seed-demo';
import { measureRelevance, type Relevance } from '../../services/commerce-api/relevance/measure-relevance';
import { openPglite } from '../../services/commerce-api/src/database/open-pglite';
import { benchOptions } from './bench-options';
import { withResources } from './bench-resources';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** @param below terms with a lower score are listed with their first results */
function print({ brand, mean, terms }: Relevance, below: number): void {
  const unanswered = terms.filter((one) => one.unanswered).map(({ term }) => term);
  say(`${brand}: NDCG@10 ${mean.toFixed(3)} over ${terms.length} terms`);
  say(`  without an answer although it is in stock: ${unanswered.length ? unanswered.join(', ') : 'none'}`);
  for (const { term, ndcg, found } of terms.filter((one) => (one.ndcg ?? 1) < below)) {
    say(`  ${ndcg?.toFixed(2)} ${term}`);
    for (const line of found) say(`         ${line}`);
  }
}

await withResources(async () => {
  const values = benchOptions({ relevance: { type: 'boolean' }, below: { type: 'string', default: '0' } });
  const below = Number(values.below || NaN);
  if (!(below >= 0 && below <= 1)) throw new Error('--below takes a score from 0 to 1.');
  const database = await openPglite({});
  const now = new Date();
  try {
    await seedDemo(database.db, now);
    for (const measured of await measureRelevance(database.db, now)) print(measured, below);
  } finally {
    await database.close();
  }
});
