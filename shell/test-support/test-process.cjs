// The child process of the tests of CompositionProcess: it speaks a render process's protocol, and misbehaves on request.
const { readFileSync, writeSync } = require('node:fs');

const cancelled = [];
const send = (message) => process.send(message);
const step = (text) => writeSync(3, `${text}\n`);
const blockForEver = () => {
  for (;;);
};

const starts = {
  ready: () => send({ type: 'ready' }),
  refuse: () => send({ type: 'refused', message: 'mf-a does not expose ./APage.' }),
  crash: () => process.exit(7),
  block: blockForEver,
};

/** What a job does, by the name of its function. */
const jobs = {
  echo: (id, args) => send({ type: 'done', id, result: args[0] }),
  fail: (id) => send({ type: 'failed', id, message: 'it threw' }),
  wait: () => undefined,
  crash: () => process.exit(7),
  crash_in: (id, [part]) => {
    step(`${id} ${part}`);
    process.exit(7);
  },
  block_in: (id, [part]) => {
    step(`${id} ${part}`);
    blockForEver();
  },
  send_nothing: () => send(null),
  call: (id, args) => send({ type: 'call', id, call: 1, operation: args[0], input: args[1] }),
  report_cancelled: (id) => send({ type: 'done', id, result: cancelled }),
  rights: (id) => send({ type: 'done', id, result: { environment: Object.keys(process.env), files: canRead() } }),
};

function canRead() {
  try {
    readFileSync(process.execPath);
    return true;
  } catch {
    return false;
  }
}

process.on('message', ({ type, id, content, input, outcome }) => {
  if (type === 'start') starts[Buffer.from(content.bundles[0].code).toString()]();
  if (type === 'job') jobs[input.functionName](id, input.args);
  if (type === 'outcome') send({ type: 'done', id, result: Buffer.from(outcome.body).toString() });
  if (type === 'cancel') cancelled.push(id);
});
process.on('disconnect', () => process.exit());
