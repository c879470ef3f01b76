import type { SessionSnapshot } from '@storefront/bus/state.types';
import type { Services } from '../hydrate';

const loadHandlersOf = jest.fn(async (..._arguments: unknown[]) => undefined);
jest.mock('../remotes/federation', () => ({ loadHandlersOf: (...given: unknown[]) => loadHandlersOf(...given) }));
const reportFailure = jest.fn();
jest.mock('../failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));
const clearStoredData = jest.fn();
jest.mock('./clear-stored-data', () => ({ clearStoredData: (...given: unknown[]) => clearStoredData(...given) }));

const snapshot = (version = 'v1'): SessionSnapshot => ({
  session: { strategy: 'guest', version },
  location: null,
  store: null,
  fulfilment: 'collection',
  basket: null,
  slot: null,
  serverTime: new Date().toISOString(),
});
const services = {
  state: { composition: 'c1', preservedStorage: ['gifts:draft'], business: { locale: 'en-gb' } },
} as unknown as Services;
const fetchSession = jest.fn();
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** The pages of earlier tests would read the session again, as other tabs do. */
class OwnChannel {
  postMessage() {}
  close() {}
}

/** A page with a bus of its own, whose session has been read. */
async function freshPage() {
  jest.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('storefront.bus')];
  const bus = await import('@storefront/bus/bus');
  const { initSession } = await import('./init-session');
  const { sessionError } = await import('../../frame/notices/session-error');
  initSession(services);
  await nextTask();
  return { ...bus, sessionError };
}

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
  fetchSession.mockImplementation(async () => Response.json(snapshot()));
  global.fetch = fetchSession as typeof fetch;
  global.BroadcastChannel = OwnChannel as unknown as typeof BroadcastChannel;
});

describe('the session', () => {
  test('is read from the server into the shared state', async () => {
    const { shared, sessionError } = await freshPage();
    expect(fetchSession.mock.calls[0]?.[0]).toBe('/en-gb/session?stored=');
    expect([shared.session.get().strategy, shared.fulfilment.get()]).toEqual(['guest', 'collection']);
    expect(sessionError.get()).toBeUndefined();
  });

  test('is reported and shown as unavailable when it cannot be read, and a retry reads it', async () => {
    fetchSession.mockResolvedValueOnce(new Response('', { status: 503 }));
    const { shared, sessionError } = await freshPage();
    expect(shared.session.get().strategy).toBe('unknown');
    expect(reportFailure).toHaveBeenCalledTimes(1);
    sessionError.get()?.tryAgain();
    await nextTask();
    expect(shared.session.get().strategy).toBe('guest');
    expect(sessionError.get()).toBeUndefined();
  });

  test('clears the stored data only when that data is of another version', async () => {
    await freshPage();
    expect(clearStoredData).not.toHaveBeenCalled();
    fetchSession.mockImplementation(async () => Response.json(snapshot('v2')));
    await freshPage();
    expect(clearStoredData.mock.calls).toEqual([[['gifts:draft']]]);
  });

  test('is read again when a remote requests it', async () => {
    const { busFor, shared } = await freshPage();
    fetchSession.mockImplementation(async () => Response.json({ ...snapshot(), fulfilment: 'delivery' }));
    await expect(busFor('mf-basket').request('shell:refresh-session', {})).resolves.toEqual({ kind: 'refreshed' });
    expect(shared.fulfilment.get()).toBe('delivery');
  });
});

test('the shopper’s place is saved in the server’s session, and a refusal makes the command unavailable', async () => {
  const { busFor } = await freshPage();
  const save = () => busFor('mf-store-search').request('shell:save-place', { fulfilment: 'collection' });
  await expect(save()).resolves.toEqual({ kind: 'saved' });
  expect(fetchSession).toHaveBeenLastCalledWith(
    '/en-gb/session/place',
    expect.objectContaining({ method: 'POST', body: '{"fulfilment":"collection"}' }),
  );
  global.reportError = jest.fn();
  fetchSession.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(save()).resolves.toEqual({ kind: 'unavailable' });
});

describe('a command', () => {
  const addItem = { storeId: 101, name: 'Loaf', menuItem: { id: 7, quantity: 1 } };

  test('loads the handlers of its owner first, once', async () => {
    const bus = await freshPage();
    loadHandlersOf.mockImplementation(async () => {
      bus.busFor('mf-basket').handle('basket:add-item', async () => ({ kind: 'unavailable' }));
    });
    await bus.busFor('mf-catalogue').request('basket:add-item', addItem);
    await bus.busFor('mf-catalogue').request('basket:add-item', addItem);
    expect(loadHandlersOf.mock.calls).toEqual([[services, 'basket']]);
  });

  test('waits until the session is known', async () => {
    let answerSession: (reply: Response) => void = () => undefined;
    fetchSession.mockReturnValueOnce(
      new Promise((resolve) => {
        answerSession = resolve;
      }),
    );
    const bus = await freshPage();
    const handler = jest.fn(async () => ({ kind: 'unavailable' as const }));
    bus.busFor('mf-basket').handle('basket:add-item', handler);
    const reply = bus.busFor('mf-catalogue').request('basket:add-item', addItem);
    await nextTask();
    expect(handler).not.toHaveBeenCalled();
    answerSession(Response.json(snapshot()));
    await reply;
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('submits its form natively when its handlers do not load', async () => {
    const bus = await freshPage();
    loadHandlersOf.mockRejectedValue(new Error('no response'));
    const submit = jest.fn();
    HTMLFormElement.prototype.submit = submit;
    const form = document.body.appendChild(document.createElement('form'));
    form.dataset.command = 'basket:add-item';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void bus.busFor('mf-catalogue').request('basket:add-item', addItem);
    });
    form.requestSubmit();
    await nextTask();
    await nextTask();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('is unavailable when it has no form and its handlers do not load', async () => {
    const bus = await freshPage();
    loadHandlersOf.mockRejectedValue(new Error('no response'));
    await expect(bus.busFor('mf-catalogue').request('basket:add-item', addItem)).resolves.toEqual({
      kind: 'unavailable',
    });
  });
});
