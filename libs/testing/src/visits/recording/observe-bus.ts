import type { BusEvent } from '../visit.types';

interface ObservedBus {
  request(name: string, payload: unknown, options?: unknown): Promise<unknown>;
  emit(name: string, payload: unknown): void;
  set(name: string, value: unknown): void;
}

/** Deep enough for the caller's own frame to be below those of the libraries that it uses. */
const STACK_FRAMES = 50;

/**
 * The remote whose code calls, by the URLs of the scripts on the stack.
 * @param stack of an Error, as browsers write it
 */
export function callerOf(stack: string): string {
  const remotes = [...stack.matchAll(/\/assets\/([\w-]+)\//g)].map(([, name]) => name);
  return remotes.find((name) => name !== 'shell') ?? 'shell';
}

/** Reports requests, replies, facts and shared values of the page's bus, from its creation. */
export function observeBus(send: (event: BusEvent) => void): void {
  let bus: ObservedBus | undefined;
  let requests = 0;
  const observe = (observed: ObservedBus) => {
    const { request, emit, set } = observed;
    observed.request = (name, value, options) => {
      const limit = Error.stackTraceLimit;
      Error.stackTraceLimit = STACK_FRAMES;
      const from = callerOf(new Error().stack ?? '');
      Error.stackTraceLimit = limit;
      requests += 1;
      const id = `${performance.timeOrigin}-${requests}`;
      send({ kind: 'request', id, from, name, value });
      const reply = request(name, value, options);
      reply.then(
        (replied) => send({ kind: 'reply', id, name, value: replied }),
        () => undefined,
      );
      return reply;
    };
    observed.emit = (name, value) => {
      send({ kind: 'fact', name, value });
      emit(name, value);
    };
    observed.set = (name, value) => {
      send({ kind: 'state', name, value });
      set(name, value);
    };
  };
  // The bus stores itself here when its module is evaluated.
  Object.defineProperty(globalThis, Symbol.for('storefront.bus'), {
    get: () => bus,
    set: (created: ObservedBus) => {
      bus = created;
      observe(created);
    },
  });
}
