import { measureRelevance, type Relevance } from '../../services/commerce-api/relevance/measure-relevance';
import { openPglite } from '../../services/commerce-api/src/database/open-pglite';

const say = (line: string) => process.stdout.write(`${line}\n`);

function print({ brand, mean, terms }: Relevance, below: number): void {
  const unanswered = terms.filter((one) => one.unanswered).map(({ term }) => term);
  say(`${brand}: NDCG@10 ${mean.toFixed(3)} over ${terms.length} terms`);
  say(`  without an answer although it is in stock: ${unanswered.length ? unanswered.join(', ') : 'none'}`);
  for (const { term, ndcg, found } of terms.filter((one) => (one.ndcg ?? 1) < below)) {
    say(`  ${ndcg?.toFixed(2)} ${term}`);
    for (const line of found) say(`         ${line}`);
  }
}

/**
 * Prints NDCG@10 of each brand, judged by the files in services/commerce-api/relevance, and the terms without an answer.
 * @param below terms with a lower score are listed with their first results
 */
export async function printRelevance(below: number): Promise<void> {
  const database = await openPglite({});
  try {
    for (const measured of await measureRelevance(database.db)) print(measured, below);
  } finally {
    await database.close();
  }
}
