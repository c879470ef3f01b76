/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess, untilHealthy } from './managed-process';

const folder = mkdtempSync(join(tmpdir(), 'managed-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['exits', 'process.exit(3)'],
  ['is killed by a signal', "process.kill(process.pid, 'SIGKILL')"],
])('the wait for a service ends at once when it %s', async (_what, script) => {
  const file = join(folder, 'service.mjs');
  writeFileSync(file, script);
  const service = new ManagedProcess('service', file, {});
  // Nothing listens at the port that is reserved for discarded data.
  await expect(untilHealthy('http://127.0.0.1:9', service, 30_000)).rejects.toThrow(
    'service stopped before it was ready.',
  );
});
