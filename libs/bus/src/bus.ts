import { type Atom, atom, onSet } from 'nanostores';
import type {
  CommandName,
  CommandOf,
  CommandPayload,
  CommandReply,
  FactName,
  FactOf,
  FactPayload,
} from './contracts/contracts.types';
import type { OwnerName, Owners } from './contracts/owners';
import type { SessionSnapshot, SharedState } from './state.types';

/** How long a command waits for its owner's code to load and reply before it is 'unavailable'. */
const COMMAND_TIMEOUT_MS = 20_000;
const INSTANCE = Symbol.for('storefront.bus');
const isServer = typeof document === 'undefined';

const atoms = {
  session: atom<SharedState['session']>({ strategy: 'unknown', version: '' }),
  location: atom<SharedState['location']>(null),
  store: atom<SharedState['store']>(null),
  fulfilment: atom<SharedState['fulfilment']>('delivery'),
  basket: atom<SharedState['basket']>(null),
  slot: atom<SharedState['slot']>(null),
  favourites: atom<SharedState['favourites']>(null),
};
type StateName = keyof SharedState;
type AnyAtom = { set(value: unknown): void; get(): unknown };

/** The shared values, for reading: `useStore(shared.basket)`. Only their owner can set them, through `busFor`. */
export const shared: { readonly [Name in StateName]-?: Atom<SharedState[Name]> } = atoms;

/** The server's clock minus the device's, in milliseconds; add it to Date.now(). */
export const serverClockOffset = atom(0);

if (isServer)
  for (const value of Object.values(atoms) as Atom<unknown>[])
    onSet(value as never, () => {
      throw new Error('The bus is frozen on the server: a page depends on its URL alone.');
    });

/** The number of commands without a reply. */
export const pendingCommands = atom(0);

const listeners = new Map<string, Set<(payload: never) => void>>();
const handlers = new Map<string, (payload: never, context: CommandContext) => Promise<unknown>>();
const queues = new Map<string, Promise<unknown>>();
let loadHandlersOf: ((owner: string) => Promise<void>) | undefined;
let waitForSession: (() => Promise<void>) | undefined;
let requestListener: RequestListener | undefined;
const channel = !isServer && 'BroadcastChannel' in globalThis ? new BroadcastChannel('storefront') : undefined;

/** Called with a command's name when it is requested; the returned function is called after the reply. */
type RequestListener = (name: string) => (() => void) | undefined;

export interface CommandContext {
  /** The same for every retry of one intent, so that the server runs it once. */
  readonly idempotencyKey: string;
}

/** One owner's view of the bus: it can set, emit and handle only what is its own. */
export interface Bus<Owner extends OwnerName> {
  set<Name extends Owners[Owner]['state'] & StateName>(name: Name, value: SharedState[Name]): void;
  emit<Name extends FactOf<Owner>>(name: Name, payload: FactPayload<Name>): void;
  on<Name extends FactName>(name: Name, listener: (payload: FactPayload<Name>) => void): () => void;
  handle<Name extends CommandOf<Owner>>(
    name: Name,
    handler: (payload: CommandPayload<Name>, context: CommandContext) => Promise<CommandReply<Name>>,
  ): void;
  request<Name extends CommandName>(
    name: Name,
    payload: CommandPayload<Name>,
    options?: { idempotencyKey?: string; timeoutMs?: number },
  ): Promise<CommandReply<Name>>;
  /** Loads a command's handlers ahead of its use, for instance on pointer-down. */
  prepare(name: CommandName): void;
}

const bus: Bus<never> = {
  set(name: StateName, value: unknown) {
    (atoms[name] as AnyAtom).set(value);
    channel?.postMessage({ name, value, version: atoms.session.get().version });
  },
  emit(name: string, payload: unknown) {
    if (isServer) throw new Error(`The bus is frozen on the server: '${name}' cannot be emitted there.`);
    for (const listener of listeners.get(name) ?? []) listener(payload as never);
  },
  on(name: string, listener: (payload: never) => void) {
    const set = listeners.get(name) ?? new Set();
    listeners.set(name, set.add(listener));
    return () => set.delete(listener);
  },
  handle(name: string, handler: (payload: never, context: CommandContext) => Promise<unknown>) {
    if (handlers.has(name)) throw new Error(`'${name}' already has a handler.`);
    handlers.set(name, handler);
  },
  request(name: string, payload: unknown, options: { idempotencyKey?: string; timeoutMs?: number } = {}) {
    const onReply = requestListener?.(name);
    const context = { idempotencyKey: options.idempotencyKey ?? crypto.randomUUID() };
    // First in, first out per owner: a '−' must not overtake the '+' before it.
    const owner = name.split(':')[0] ?? name;
    const run = (queues.get(owner) ?? Promise.resolve()).then(() =>
      runCommand(name, payload, context, options.timeoutMs),
    );
    queues.set(owner, run);
    pendingCommands.set(pendingCommands.get() + 1);
    const done = () => {
      pendingCommands.set(pendingCommands.get() - 1);
      onReply?.();
    };
    run.then(done, done);
    return run;
  },
  prepare(name: string) {
    if (!handlers.has(name)) loadHandlersOf?.(name.split(':')[0] ?? '').catch(() => undefined);
  },
} as unknown as Bus<never>;

const page = globalThis as { [INSTANCE]?: Bus<never> };
if (!isServer) {
  // Two copies would mean two baskets on one page: a loud failure is better than a silent split.
  if (page[INSTANCE]) throw new Error('A second copy of the bus was loaded into this page.');
  // Tests record here what passes over the bus.
  page[INSTANCE] = bus;
}

const UNAVAILABLE = { kind: 'unavailable' as const };

async function runCommand(name: string, payload: unknown, context: CommandContext, timeoutMs = COMMAND_TIMEOUT_MS) {
  // Own timer: p-timeout would add some 350 bytes (Brotli) to every page.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof UNAVAILABLE>((resolve) => {
    timer = setTimeout(() => resolve(UNAVAILABLE), timeoutMs);
  });
  const work = (async () => {
    // Handlers need the current session, even if they were loaded long ago.
    const known = Promise.resolve(waitForSession?.()).then(
      () => true,
      () => false,
    );
    if (!handlers.has(name)) await loadHandlersOf?.(name.split(':')[0] ?? '').catch(() => undefined);
    const handler = handlers.get(name);
    if (!handler || !(await known)) return UNAVAILABLE;
    // An error in a handler is reported; to the caller the command is unavailable.
    return handler(payload as never, context).catch((error: unknown) => {
      globalThis.reportError?.(error);
      return UNAVAILABLE;
    });
  })();
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The bus for `owner`. Setting, emitting or handling what belongs to another owner is a type error. */
export function busFor<Owner extends OwnerName>(_owner: Owner): Bus<Owner> {
  return bus as unknown as Bus<Owner>;
}

/**
 * For the shell: `loader` loads the handlers of a prefix, and every command waits for `known`. If `known` rejects, the
 * reply is 'unavailable'.
 */
export function setHandlerLoader(loader: (prefix: string) => Promise<void>, known?: () => Promise<void>): void {
  loadHandlersOf = loader;
  waitForSession = known;
}

/** For the shell: calls `listener` with the name of each requested command, and its result after the reply. */
export function setRequestListener(listener: RequestListener): void {
  requestListener = listener;
}

/** For the shell: sets every shared value from the server's session. */
export function applySnapshot(snapshot: SessionSnapshot): void {
  serverClockOffset.set(Date.parse(snapshot.serverTime) - Date.now());
  for (const name of Object.keys(atoms) as StateName[]) (atoms[name] as AnyAtom).set(snapshot[name]);
}

/** For the shell: informs this browser's other tabs that the session may have changed. */
export function broadcastSessionChange(): void {
  channel?.postMessage({ name: 'session', value: null, version: atoms.session.get().version });
}

/** For the shell: applies changes from this browser's other tabs. @returns stops it */
export function followOtherTabs(onVersionChanged: () => void): () => void {
  if (!channel) return () => undefined;
  channel.onmessage = (event: MessageEvent<{ name: StateName; value: unknown; version: string }>) => {
    const { name, value, version } = event.data;
    if (version !== atoms.session.get().version || name === 'session') onVersionChanged();
    else if (name in atoms) (atoms[name] as AnyAtom).set(value);
  };
  return () => channel.close();
}
