import { importTestFiles } from '../../../test-support/import-test-files';
import { smallShop } from '../../../test-support/small-shop';
import { createTestService } from '../../../test-support/test-service';
import { ImportProgress } from './import-progress';

test('a running import logs its progress at most every ten seconds', () => {
  let seconds = 0;
  const logged: unknown[] = [];
  const progress = new ImportProgress(
    {
      clock: { now: () => new Date(seconds * 1000) } as never,
      log: { info: (fields: object) => logged.push(fields) } as never,
    },
    { importId: 7, businessId: 1 },
  );
  const step = progress.begin('writing', 100);
  for (; seconds < 25; seconds += 1) step(2);
  expect(logged).toEqual([
    { importId: 7, businessId: 1, step: 'writing', done: 22, total: 100 },
    { importId: 7, businessId: 1, step: 'writing', done: 42, total: 100 },
  ]);
  expect(progress.current).toEqual({ step: 'writing', done: 50, total: 100 });
});

test('an import logs one line when it has ended, with counts and no text of its files', async () => {
  const lines: string[] = [];
  const service = await createTestService({ onLog: (line) => lines.push(line) });
  await importTestFiles(service, smallShop);
  await importTestFiles(service, { items: [{ code: 'C-1', price: 'dear' }] });
  await service.close();
  const ended = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'import ended');
  expect(ended).toMatchObject([
    { outcome: 'applied', added: expect.any(Number), removed: 0, problems: 0, seconds: expect.any(Number) },
    { outcome: 'refused', added: 0, problems: 1 },
  ]);
  expect(JSON.stringify(ended)).not.toMatch(/dear|Cheddar/);
});
