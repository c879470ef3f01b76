/** npm run abuse -- [COUNT] [SEED]: 100,000 bad requests over every operation; the same seed repeats them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setUpAbuse } from './abuse-environment';
import { type AbuseFault, runAbuse } from './run-abuse';

const {
  positionals: [count = '100000', given],
} = parseArgs({ allowPositionals: true });
const seed = Number(given ?? Math.floor(Math.random() * 1e9));
const reports = resolve(import.meta.dirname, '../../../reports');
const printLine = (line: string) => process.stdout.write(`${line}\n`);

/** Failures of one kind are printed as one line with their number and where they occurred. */
function summary(faults: readonly AbuseFault[]): string[] {
  const kinds = new Map<string, AbuseFault[]>();
  for (const fault of faults) {
    const kind = `${fault.reason} (${fault.request.route})`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), fault]);
  }
  return [...kinds].map(([kind, all]) => {
    const where = [...new Set(all.map(({ request }) => request.operation))];
    return `${String(all.length).padStart(6)} × ${kind}: ${where.slice(0, 5).join(', ')}${where.length > 5 ? ' …' : ''}`;
  });
}

const environment = await setUpAbuse({ RATE_LIMITS: 'off' });
// A signal ends the child processes too.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void environment.close().then(() => process.exit(1)));

try {
  printLine(`seed ${seed}, ${count} requests`);
  const report = await runAbuse(environment, {
    seed,
    count: Number(count),
    onRound: (sent) => printLine(`${sent} sent`),
  });
  mkdirSync(reports, { recursive: true });
  writeFileSync(
    join(reports, 'fuzz.json'),
    JSON.stringify({ ...report, faults: report.faults.slice(0, 500) }, null, 2),
  );
  writeFileSync(join(reports, 'fuzz.log'), environment.api.log());
  printLine(JSON.stringify({ ...report, faults: report.faults.length }));
  for (const line of summary(report.faults)) printLine(line);
  process.exitCode = report.faults.length ? 1 : 0;
} finally {
  await environment.close();
}
