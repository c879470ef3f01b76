const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Globals of Node that jsdom hides, although the router, axios and our client need them. MessageChannel stays hidden:
 * React's scheduler would use it, and an open port keeps the test process alive.
 */
const restored = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
];

module.exports = class StorefrontEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of restored) this.global[name] = globalThis[name];
    // An open channel keeps the test process alive.
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
      }
    };
    if (!this.global.crypto?.subtle) {
      Object.defineProperty(this.global, 'crypto', { configurable: true, value: globalThis.crypto });
    }
  }
};
