/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'bench resources '));
afterAll(() => rmSync(work, { recursive: true, force: true }));
/** A TypeScript process takes a second to start, and many on a busy machine. */
const DEADLINE_MS = 60_000;

/** A measurement in a process of its own. It prints its folder and the id of a command's child, then does the rest. */
function measure(rest: string): ChildProcess {
  const script = join(work, 'measure.mts');
  writeFileSync(
    script,
    `import { runCommand } from '${root}/tools/run/run-command';
import { withResources } from '${root}/tools/bench/bench-resources';
await withResources(async (resources) => {
  const folder = resources.temporaryFolder('measured-');
  resources.onEnd(async () => {
    await new Promise((resume) => setTimeout(resume, 1_000));
    console.log('stopped');
  });
  const command = runCommand('sh', ['-c', 'sleep 300 & echo ' + folder + ' $! ; wait'], { cwd: folder });
  ${rest}
});
`,
  );
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** How it ended. @param onStart is called when the command runs */
async function ended(measurement: ChildProcess, onStart: () => void) {
  let output = '';
  let errors = '';
  measurement.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  measurement.stdout?.on('data', (chunk: Buffer) => {
    if (!output && chunk.length) onStart();
    output += chunk;
  });
  const code = await new Promise((done) => measurement.once('close', done));
  const [, folder = '', pid] = /^(\S+) (\d+)$/m.exec(output) ?? [];
  return { code, errors, stopped: /^stopped$/m.test(output), folder, pid: Number(pid) };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends what a measurement has started, and removes its folders',
  async (signal) => {
    const measurement = measure('if ((await command) !== 0) throw new Error("the command failed");');
    const end = await ended(measurement, () => {
      measurement.kill(signal);
      // Ctrl+C is pressed twice.
      setTimeout(() => measurement.kill(signal), 500);
    });
    expect(end).toMatchObject({ code: 130, errors: '', stopped: true });
    expect([existsSync(end.folder), isRunning(end.pid)]).toEqual([false, false]);
  },
  DEADLINE_MS,
);

test(
  'a measurement that fails ends with 1 and its reason, and leaves nothing either',
  async () => {
    const measurement = measure(
      "await new Promise((resume) => setTimeout(resume, 500)); throw new Error('It was not shown.');",
    );
    const end = await ended(measurement, () => undefined);
    expect(end).toMatchObject({ code: 1, errors: 'It was not shown.\n', stopped: true });
    expect([existsSync(end.folder), isRunning(end.pid)]).toEqual([false, false]);
  },
  DEADLINE_MS,
);
