const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Node has these and jsdom hides them from the page under test; the router, axios and our own client need them.
 * Not MessageChannel: React's scheduler would take it, and an open port of Node's keeps the test process alive for ever.
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
    // An open channel would keep the test process alive for ever.
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
