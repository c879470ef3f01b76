/**
 * node run-tied.mjs SIGNAL COMMAND [ARGUMENTS…]: runs a command that is not a Node program and sends it SIGNAL when
 * this process is stopped or its parent has gone.
 */
import { spawn } from 'node:child_process';

const CHECK_INTERVAL_MS = 500;
const GRACE_MS = 3_000;

const [signal, command, ...words] = process.argv.slice(2);
const [uid, gid] = [process.env.RUN_TIED_UID, process.env.RUN_TIED_GID].map((id) => (id ? Number(id) : undefined));
const child = spawn(command, words, { stdio: 'inherit', uid, gid });

function stop() {
  child.kill(signal);
  setTimeout(() => child.kill('SIGKILL'), GRACE_MS).unref();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop);
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), CHECK_INTERVAL_MS).unref();
child.on('error', (error) => {
  process.stderr.write(`${command}: ${error.message}\n`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
