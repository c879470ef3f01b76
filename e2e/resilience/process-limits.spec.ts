import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { CompositionProcess } from '../../shell/src/server/processes/composition-process';

const script = resolve(import.meta.dirname, '../../shell/dist/node/render-process.cjs');
const secret = join(process.env.E2E_RESILIENCE_DATA ?? '', 'keys/internal.key');

/** Server bundle code that tries everything it must not do, and throws the results. */
const attempts = (origin: string) => `
  const { getBuiltinModule: builtin, ppid } = process;
  const fs = builtin('node:fs');
  const attempts = {
    readKey: () => fs.readFileSync(${JSON.stringify(secret)}, 'utf8'),
    readPasswd: () => fs.readFileSync('/etc/passwd'),
    listRoot: () => fs.readdirSync('/'),
    readLink: () => fs.readlinkSync('/proc/self/exe'),
    readParentsEnvironment: () => fs.readFileSync('/proc/' + ppid + '/environ'),
    write: () => fs.writeFileSync('/tmp/written-by-a-bundle', ''),
    spawn: () => builtin('node:child_process').execSync('id'),
    fork: () => builtin('node:child_process').fork('x.js'),
    worker: () => new (builtin('node:worker_threads').Worker)('1', { eval: true }),
    inspector: () => builtin('node:inspector').open(0),
    wasi: () => new (builtin('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } }),
    addon: () => process.dlopen({ exports: {} }, '/usr/lib/x.node'),
    binding: () => process.binding('fs'),
    signalParent: () => process.kill(ppid, 0),
    debugParent: () => process._debugProcess(ppid),
    require: () => require('node:fs'),
  };
  const found = { env: process.env, argv: process.argv.length };
  for (const [name, attempt] of Object.entries(attempts)) {
    try { attempt(); found[name] = 'ALLOWED' } catch (error) { found[name] = error.code ?? error.constructor.name }
  }
  // Allowed by Node's permission model: docs/adr/0022 says how rendered code is kept off the network.
  fetch(${JSON.stringify(origin)}).then(() => process.exit());
  throw new Error('found:' + JSON.stringify(found));`;

test('rendered code cannot access any key, file, process, thread or environment', async () => {
  expect(readFileSync(secret, 'utf8')).toBeTruthy();
  const server = createServer((_request, response) => void response.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bundle = { name: 'mf-malicious', version: '1', builtAgainst: {}, code: Buffer.from(attempts(origin)) };
  const malicious = new CompositionProcess(
    { bundles: [bundle], exposes: [], responseCacheMs: 0 },
    { script, startDeadlineMs: 30_000, hangDeadlineMs: 30_000 },
  );
  const why = await malicious.ready.then(
    () => '',
    (error: Error) => error.message,
  );
  server.close();
  const denied = 'ERR_ACCESS_DENIED';
  expect(JSON.parse(why.slice('found:'.length))).toEqual({
    env: {},
    argv: 2,
    readKey: denied,
    readPasswd: denied,
    listRoot: denied,
    readLink: denied,
    readParentsEnvironment: denied,
    write: denied,
    spawn: denied,
    fork: denied,
    worker: denied,
    inspector: denied,
    wasi: denied,
    addon: expect.stringMatching(/^ERR_/),
    binding: denied,
    signalParent: 'TypeError',
    debugParent: 'TypeError',
    require: 'Error',
  });
  await malicious.ended;
});

test('a render process ends when its parent has ended', async () => {
  // A parent process to kill: it prints its child's id and keeps running.
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { fork } from 'node:child_process';
       const child = fork(${JSON.stringify(script)}, [], { execArgv: [], env: {}, stdio: ['ignore', 2, 2, 'pipe', 'ipc'], serialization: 'advanced' });
       child.once('message', () => process.stdout.write(String(child.pid)));
       child.send({ type: 'start', content: { bundles: [], exposes: [], responseCacheMs: 0 } });`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const pid = await new Promise<number>((found) => parent.stdout.once('data', (data) => found(Number(data))));
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(isRunning).toBe(false);
});
