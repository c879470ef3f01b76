import type { SessionSnapshot } from './state.types';

type BusModule = typeof import('./bus');

/** The module refuses a second copy, so each test gets a page of its own. */
function freshBus(): BusModule {
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('storefront.bus')];
  let module: BusModule | undefined;
  jest.isolateModules(() => {
    module = require('./bus') as BusModule;
  });
  return module as BusModule;
}

const added = { kind: 'added' as const, quantity: 1 };
const item = { storeId: 1, menuItem: { id: 7, quantity: 1 }, name: 'Loaf' };

describe('the bus', () => {
  test('delivers a fact to all listeners, until they unsubscribe', () => {
    const { busFor } = freshBus();
    const [first, second] = [jest.fn(), jest.fn()];
    const stop = busFor('mf-basket').on('slots:reservation-expired', first);
    busFor('mf-catalogue').on('slots:reservation-expired', second);
    const payload = {};
    busFor('mf-slots').emit('slots:reservation-expired', payload);
    stop();
    busFor('mf-slots').emit('slots:reservation-expired', payload);
    expect(first.mock.calls).toEqual([[payload]]);
    expect(second).toHaveBeenCalledTimes(2);
  });

  test('loads the owner of a command without a handler', async () => {
    const { busFor, setHandlerLoader } = freshBus();
    setHandlerLoader(async (prefix) => {
      expect(prefix).toBe('basket');
      busFor('mf-basket').handle('basket:add-item', async () => added);
    });
    await expect(busFor('mf-catalogue').request('basket:add-item', item)).resolves.toEqual(added);
  });

  test('the shell is notified when a command is requested, and when its reply arrives', async () => {
    const { busFor, setHandlerLoader, setRequestListener } = freshBus();
    setHandlerLoader(() => Promise.reject(new Error('the remote is down')));
    const received: string[] = [];
    setRequestListener((name) => {
      received.push(name);
      return () => received.push('answered');
    });
    const reply = busFor('mf-catalogue').request('basket:add-item', item);
    expect(received).toEqual(['basket:add-item']);
    await reply;
    expect(received).toEqual(['basket:add-item', 'answered']);
  });

  test('replies unavailable when the owner cannot be loaded', async () => {
    const { busFor, setHandlerLoader } = freshBus();
    setHandlerLoader(() => Promise.reject(new Error('the remote is down')));
    await expect(busFor('mf-catalogue').request('basket:add-item', item)).resolves.toEqual({ kind: 'unavailable' });
  });

  test('no handler gets a command before the session is known, not even one already registered', async () => {
    const { busFor, setHandlerLoader } = freshBus();
    const handled = jest.fn(async () => added);
    busFor('mf-basket').handle('basket:add-item', handled);
    let know: () => void = () => undefined;
    const known = new Promise<void>((resolve) => {
      know = resolve;
    });
    setHandlerLoader(
      async () => undefined,
      () => known,
    );
    const reply = busFor('mf-catalogue').request('basket:add-item', item);
    await new Promise((resolve) => setTimeout(resolve));
    expect(handled).not.toHaveBeenCalled();
    know();
    await expect(reply).resolves.toEqual(added);
    setHandlerLoader(
      async () => undefined,
      () => Promise.reject(new Error('no session')),
    );
    await expect(busFor('mf-catalogue').request('basket:add-item', item)).resolves.toEqual({ kind: 'unavailable' });
    expect(handled).toHaveBeenCalledTimes(1);
  });

  test('replies unavailable when the handler times out', async () => {
    const { busFor } = freshBus();
    busFor('mf-basket').handle('basket:add-item', () => new Promise(() => undefined));
    const reply = busFor('mf-catalogue').request('basket:add-item', item, { timeoutMs: 5 });
    await expect(reply).resolves.toEqual({ kind: 'unavailable' });
  });

  test('runs the requests of a command one after the other, in order', async () => {
    const { busFor } = freshBus();
    const order: string[] = [];
    const delays = [20, 1];
    busFor('mf-basket').handle('basket:add-item', async ({ name }) => {
      await new Promise((resolve) => setTimeout(resolve, delays.shift()));
      order.push(name);
      return added;
    });
    const bus = busFor('mf-catalogue');
    await Promise.all([
      bus.request('basket:add-item', { ...item, name: 'first' }),
      bus.request('basket:add-item', { ...item, name: 'second' }),
    ]);
    expect(order).toEqual(['first', 'second']);
  });

  test('a failed request does not block the next', async () => {
    const { busFor } = freshBus();
    let calls = 0;
    busFor('mf-basket').handle('basket:add-item', async () => {
      calls += 1;
      if (calls === 1) throw new Error('once');
      return added;
    });
    const bus = busFor('mf-catalogue');
    await expect(bus.request('basket:add-item', item)).resolves.toEqual({ kind: 'unavailable' });
    await expect(bus.request('basket:add-item', item)).resolves.toEqual(added);
  });

  test('rejects a second handler of one command', () => {
    const { busFor } = freshBus();
    busFor('mf-basket').handle('basket:add-item', async () => added);
    expect(() => busFor('mf-basket').handle('basket:add-item', async () => added)).toThrow('already has a handler');
  });

  test('rejects a second copy of itself in one page', () => {
    freshBus();
    expect(() => jest.isolateModules(() => require('./bus'))).toThrow('second copy');
  });

  test('sets every shared value from the snapshot and measures the server’s clock', () => {
    const { applySnapshot, serverClockOffset, shared } = freshBus();
    const snapshot: SessionSnapshot = {
      session: { strategy: 'member', firstname: 'Priya', version: '1' },
      location: null,
      store: { id: 1, slug: 'borough', name: 'Borough' },
      fulfilment: 'collection',
      basket: null,
      slot: null,
      serverTime: new Date(Date.now() + 60_000).toISOString(),
    };
    applySnapshot(snapshot);
    expect(shared.store.get()?.slug).toBe('borough');
    expect(shared.fulfilment.get()).toBe('collection');
    expect(serverClockOffset.get()).toBeGreaterThan(59_000);
  });
});
