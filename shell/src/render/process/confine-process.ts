/** What ECMAScript defines, without what evaluates text or shares memory. */
const LANGUAGE = [
  ...[
    'globalThis',
    'Infinity',
    'NaN',
    'undefined',
    'Object',
    'Function',
    'Boolean',
    'Symbol',
    'Number',
    'BigInt',
    'Math',
  ],
  ...[
    'Date',
    'String',
    'RegExp',
    'Array',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'WeakRef',
    'FinalizationRegistry',
    'Iterator',
  ],
  ...[
    'ArrayBuffer',
    'DataView',
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
  ],
  ...['Uint32Array', 'BigInt64Array', 'BigUint64Array', 'Float16Array', 'Float32Array', 'Float64Array', 'JSON', 'Intl'],
  ...['Promise', 'Proxy', 'Reflect', 'Temporal', 'DisposableStack', 'AsyncDisposableStack', 'parseFloat', 'parseInt'],
  ...['isFinite', 'isNaN', 'decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent', 'escape', 'unescape'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SuppressedError', 'SyntaxError'],
  ...['TypeError', 'URIError'],
];

/** What React and the remotes' libraries use besides; none of it reaches beyond the process. */
const PLATFORM = [
  ...['URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'ReadableStream', 'AbortController', 'AbortSignal'],
  ...['Event', 'EventTarget', 'DOMException', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  ...['setImmediate', 'clearImmediate', 'queueMicrotask', 'structuredClone', 'atob', 'btoa'],
];

const LOG_METHODS = ['debug', 'error', 'info', 'log', 'warn'] as const;

/**
 * Leaves rendered code nothing but the listed globals. Names removed one by one were not enough: any way to a built-in
 * module makes a handle that signals other processes, and Node's permission model refuses no signal.
 *
 * Call it before a bundle is evaluated and after everything that this process itself needs of Node has been read. It relies
 * on `--disallow-code-generation-from-strings`, without which `Function` evaluates text that may `import()`.
 */
export function confineProcess(): void {
  const { Buffer, console, crypto, performance } = globalThis;
  const allowed = new Set<PropertyKey>([...LANGUAGE, ...PLATFORM]);
  for (const name of Reflect.ownKeys(globalThis))
    if (!allowed.has(name) && !Reflect.deleteProperty(globalThis, name))
      throw new Error(`The global ${String(name)} cannot be removed.`);
  provide('process', { env: Object.freeze({ NODE_ENV: 'production' }) });
  // Node's own console leads to the streams of the process, and these to its handles.
  provide(
    'console',
    Object.fromEntries(LOG_METHODS.map((name) => [name, (...words: unknown[]) => console[name](...words)])),
  );
  // React measures the text of a page that contains an error boundary.
  provide('Buffer', { byteLength: (text: string) => Buffer.byteLength(text) });
  // Forms without scripts get their idempotency keys here.
  provide('crypto', { randomUUID: () => crypto.randomUUID() });
  provide('performance', { now: () => performance.now() });
  for (const name of allowed) sealPrototypes(Reflect.get(globalThis, name)?.prototype);
  // With it, code would see the functions that called it.
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined, writable: false, configurable: false });
}

/**
 * Otherwise code could add an accessor to `Object.prototype`, which Node reads from its own objects where they lack an
 * option, and get such an object as `this`.
 */
function sealPrototypes(prototype: object | null | undefined): void {
  for (let at = prototype; at; at = Object.getPrototypeOf(at)) Object.seal(at);
}

function provide(name: string, value: object): void {
  Object.defineProperty(globalThis, name, { value: Object.freeze(value) });
}
