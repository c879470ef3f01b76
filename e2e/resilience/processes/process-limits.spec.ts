import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { CompositionProcess } from '../../../shell/src/server/processes/composition-process';
import { processesWith } from '../support/survivors';

const script = resolve(import.meta.dirname, '../../../shell/dist/node/render-process.cjs');
/** Where a process of the suite's storefront opens a debugger. */
const debugPort = Number(process.env.E2E_RESILIENCE_PORT) + 9;
const secret = join(process.env.E2E_RESILIENCE_DATA ?? '', 'keys/internal.key');

/** Ways from a bundle's code to the rest of Node.js. Each expression is evaluated; a function that throws is a refusal. */
const attempts: Readonly<Record<string, string>> = {
  getBuiltinModule: `process.getBuiltinModule('node:child_process')`,
  mainModule: `process.mainModule.require('node:child_process')`,
  binding: `process.binding('fs')`,
  dlopen: `process.dlopen({ exports: {} }, '/usr/lib/x.node')`,
  kill: `process.kill(process.ppid, 'SIGUSR1')`,
  send: `process.send({ type: 'ready' })`,
  requireBuiltin: `require('node:fs')`,
  requireCache: `require.cache[0]`,
  moduleLoader: `module.constructor._load('node:fs')`,
  parentModule: `module.parent.require('node:fs')`,
  fetch: `fetch('http://127.0.0.1')`,
  webSocket: `new WebSocket('ws://127.0.0.1')`,
  worker: `new Worker('data:,1')`,
  channel: `new BroadcastChannel('x')`,
  webAssembly: `new WebAssembly.Memory({ initial: 1 })`,
  bytes: `Buffer.allocUnsafe(1000)`,
  bytesOfText: `Buffer.from('text')`,
  streams: `console._stdout.write('x')`,
  evaluate: `(0, eval)('1')`,
  functionFromText: `Function('return globalThis')()`,
  asyncFunctionFromText: `(async () => 1).constructor('return 1')()`,
  functionOfConsole: `console.log.constructor('return process')()`,
  functionOfLibrary: `require('react').createElement.constructor('return process')()`,
  contextOfNode: `new (setTimeout(() => 1, 1).constructor.constructor)('return process')()`,
  callSites: `Object.defineProperty(Error, 'prepareStackTrace', { value: (_, sites) => sites })`,
  // Node reads it from the real process when it warns of a timer that is too long.
  accessorOfWarnings: `let found; Object.defineProperty(Object.prototype, 'noDeprecation', { configurable: true, get() { found = this; return true } }); setTimeout(() => 1, 2 ** 31); if (!found?.kill) throw new Error('no process')`,
  accessorOfHandles: `Object.defineProperty(Object.prototype, 'handle', { get() { return this } })`,
  accessorOfMethods: `Object.defineProperty(Object.prototype, 'toString', { get() { return () => '' } })`,
  accessorOfArrays: `Object.defineProperty(Array.prototype, '0', { get() { return this } })`,
  replaceProcess: `Object.defineProperty(globalThis, 'process', { value: {} })`,
  replaceEnvironment: `Object.defineProperty(process, 'env', { value: 'x' })`,
};

/** Ways that reply later; each promise must reject. */
const laterAttempts: Readonly<Record<string, string>> = {
  importBuiltin: `import('node:child_process')`,
  importData: `import('data:text/javascript,export default 1')`,
  importWithoutCaller: `Promise.resolve('return import("node:fs")').then(Function).then((run) => run())`,
};

/** What a bundle finds when it follows every property from everything that it has. */
const reachable = `
  const seen = new Set();
  const names = [];
  const wanted = /^(ChildProcess|Socket|Server|Worker|Module|Pipe|TCP|TTY|Process|WriteStream|ReadStream|NativeModule)$|^(getBuiltinModule|dlopen|createRequire|_load|spawn|fork|connect|_debugProcess|kill|binding)$/;
  const queue = [['globalThis', globalThis], ['module', module], ['require', require]];
  for (const name of ${JSON.stringify(['react', 'react-dom', 'nanostores', '@storefront/bus/bus', 'formik', 'yup', 'moment'])})
    try { queue.push([name, require(name)]) } catch {}
  try { setTimeout('not a function') } catch (error) { queue.push(['thrown', error]) }
  queue.push(['timer', setTimeout(() => 1, 1)], ['immediate', setImmediate(() => 1)], ['signal', AbortSignal.timeout(1)]);
  for (let step = queue.shift(); step && seen.size < 200000; step = queue.shift()) {
    const [path, value] = step;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function') || seen.has(value)) continue;
    seen.add(value);
    if (typeof value === 'function' && wanted.test(value.name)) names.push(path);
    let keys = [];
    try { keys = Reflect.ownKeys(value) } catch {}
    for (const key of keys) {
      const { get, value: held } = Reflect.getOwnPropertyDescriptor(value, key) ?? {};
      queue.push([path + '.' + String(key), held], [path + '.get ' + String(key), get]);
      if (get) try { queue.push([path + '.' + String(key), get.call(value)]) } catch {}
    }
    queue.push([path + '.__proto__', Reflect.getPrototypeOf(value)]);
  }`;

/** A component of formik with a name that Node.js uses too. */
const formikConnect = ['formik.get connect', 'formik.connect'];

const outcomeOf = (expression: string) =>
  `(() => { try { ${expression}; return 'ALLOWED' } catch (error) { return error.constructor.name } })()`;

/** Server bundle code that tries all of it and reports the results with the reason for its refusal. */
const maliciousCode = `
  const found = { environment: Object.keys(process.env) };
  ${Object.entries(attempts)
    .map(([name, expression]) => `found[${JSON.stringify(name)}] = ${outcomeOf(expression)};`)
    .join('\n')}
  ${reachable}
  found.reachable = names;
  found.walked = seen.size > 1000;
  const later = { ${Object.entries(laterAttempts)
    .map(([name, expression]) => `${name}: () => ${expression}`)
    .join(', ')} };
  exports.actions_try = {
    attempt: async () => {
      for (const [name, attempt] of Object.entries(later))
        found[name] = await Promise.resolve().then(attempt).then(() => 'ALLOWED', (error) => error.code ?? error.constructor.name);
      return found;
    },
  };`;

test('rendered code reaches nothing of Node.js, whichever way it tries', { tag: '@gate' }, async () => {
  const bundle = { name: 'mf-malicious', version: '1', builtAgainst: {}, code: Buffer.from(maliciousCode) };
  const malicious = new CompositionProcess(
    { bundles: [bundle], exposes: [], responseCacheMs: 0 },
    { script, startDeadlineMs: 30_000, hangDeadlineMs: 30_000 },
  );
  await malicious.ready;
  const call = { package: 'mf-malicious', expose: './actions/try', functionName: 'attempt', args: [] };
  const job = malicious.run('call-export', call, {
    deadlines: {},
    call: async () => ({ failed: 'network' }),
    onBlame: () => undefined,
  });
  const outcome = await job.outcome;
  malicious.kill();
  const allowed = Object.entries((outcome.kind === 'done' ? outcome.result : { outcome }) as object).filter(
    ([, result]) => !/^(TypeError|ReferenceError|EvalError|Error|ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING)$/.test(result),
  );
  expect(Object.fromEntries(allowed)).toEqual({ environment: ['NODE_ENV'], reachable: formikConnect, walked: true });
});

/** Code as after an escape: it has all of Node.js that the permission model of a render process leaves. */
const escapedCode = (origin: string) => `
  const fs = require('node:fs');
  const { ppid } = process;
  const attempts = {
    readKey: () => fs.readFileSync(${JSON.stringify(secret)}, 'utf8'),
    readPasswd: () => fs.readFileSync('/etc/passwd'),
    listRoot: () => fs.readdirSync('/'),
    readLink: () => fs.readlinkSync('/proc/self/exe'),
    readParentsEnvironment: () => fs.readFileSync('/proc/' + ppid + '/environ'),
    write: () => fs.writeFileSync('/tmp/written-by-a-bundle', ''),
    spawn: () => require('node:child_process').execSync('id'),
    fork: () => require('node:child_process').fork('x.js'),
    worker: () => new (require('node:worker_threads').Worker)('1', { eval: true }),
    inspector: () => require('node:inspector').open(0),
    wasi: () => new (require('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } }),
    addon: () => process.dlopen({ exports: {} }, '/usr/lib/x.node'),
  };
  const found = { environment: Object.keys(process.env) };
  for (const [name, attempt] of Object.entries(attempts))
    try { attempt(); found[name] = 'ALLOWED' } catch (error) { found[name] = error.code ?? error.constructor.name }
  const socket = new Promise((resolve) => {
    try { require('node:net').connect(${JSON.stringify(new URL(origin).port)}, '127.0.0.1').on('connect', () => resolve('ALLOWED')).on('error', ({ code }) => resolve(code)) }
    catch ({ code }) { resolve(code) }
  });
  process.on('message', () =>
    Promise.all([socket, fetch(${JSON.stringify(origin)}).then(() => 'ALLOWED', ({ cause }) => cause.code)]).then(([net, web]) =>
      process.send({ type: 'refused', message: JSON.stringify({ ...found, net, web }) })));`;

test('the permissions of a render process deny files, processes, threads and the network', async () => {
  expect(readFileSync(secret, 'utf8')).toBeTruthy();
  const server = createServer((_request, response) => void response.end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const folder = mkdtempSync(join(tmpdir(), 'escaped-'));
  const escaped = join(folder, 'escaped.cjs');
  writeFileSync(escaped, escapedCode(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  const { ready } = new CompositionProcess(
    { bundles: [], exposes: [], responseCacheMs: 0 },
    { script: escaped, startDeadlineMs: 30_000, hangDeadlineMs: 30_000 },
  );
  const why = await ready.then(
    () => '',
    (error: Error) => error.message,
  );
  server.close();
  rmSync(folder, { recursive: true });
  const { environment, ...found } = JSON.parse(why);
  expect(environment).toEqual([]);
  for (const [name, result] of Object.entries(found)) expect(result, name).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN\w*)$/);
  expect(Object.keys(found)).toHaveLength(14);
});

for (const program of ['shell/dist/node/main.mjs', 'services/commerce-api/dist/server.js'])
  test(`no signal opens the debugger of ${program}, which has keys`, async ({ baseURL }) => {
    const [pid] = [...processesWith(`--inspect-port=${debugPort}`)].find(([, line]) => line.includes(program)) ?? [];
    if (!pid) throw new Error(`${program} does not run.`);
    process.kill(pid, 'SIGUSR1');
    // The signal has arrived before the process replies to several requests.
    for (let at = 0; at < 20; at += 1) await fetch(`${baseURL}/readyz`);
    await expect(fetch(`http://127.0.0.1:${debugPort}/json/list`)).rejects.toThrow('fetch failed');
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
