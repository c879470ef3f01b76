import { followEvents } from './follow-events';

class TestSource {
  static all: TestSource[] = [];
  readonly listeners = new Map<string, (event: { data: string }) => void>();
  onerror: () => void = () => undefined;
  isOpen = true;
  constructor(readonly url: string) {
    TestSource.all.push(this);
  }
  addEventListener(name: string, listener: (event: { data: string }) => void) {
    this.listeners.set(name, listener);
  }
  close() {
    this.isOpen = false;
  }
  send(name: string, data: object = {}) {
    this.listeners.get(name)?.({ data: JSON.stringify(data) });
  }
}

const open = () => TestSource.all.filter(({ isOpen }) => isOpen);
const last = () => TestSource.all.at(-1) as TestSource;
const read = jest.fn();
const onUpdate = jest.fn();
let stop: () => void;

function show(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  TestSource.all = [];
  Object.assign(globalThis, { EventSource: TestSource });
  show(false);
  stop = followEvents({ url: '/stream', onUpdate, read });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('updates are passed on, and heartbeats keep the connection', () => {
  last().send('update', { status: 'picked', version: 3 });
  expect(onUpdate).toHaveBeenCalledWith({ status: 'picked', version: 3 });
  for (let beat = 0; beat < 10; beat += 1) {
    jest.advanceTimersByTime(15_000);
    last().send('heartbeat');
  }
  expect([TestSource.all.length, read.mock.calls.length]).toEqual([1, 0]);
});

test('without a connection it reads with pauses that double up to a minute, and an update ends them', () => {
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    last().onerror();
    expect(open()).toEqual([]);
    const before = read.mock.calls.length;
    let seconds = 0;
    while (read.mock.calls.length === before) {
      jest.advanceTimersByTime(1_000);
      seconds += 1;
    }
    pauses.push(seconds);
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
  last().send('update');
  last().onerror();
  const before = read.mock.calls.length;
  jest.advanceTimersByTime(2_000);
  expect(read.mock.calls.length).toBe(before + 1);
});

test('a connection that passes nothing on, or falls silent, is replaced', () => {
  jest.advanceTimersByTime(8_000 + 2_000);
  expect([TestSource.all.length, open().length, read.mock.calls.length]).toEqual([2, 1, 1]);
  last().send('update');
  jest.advanceTimersByTime(40_000 + 2_000);
  expect([TestSource.all.length, open().length, read.mock.calls.length]).toEqual([3, 1, 2]);
});

test('a hidden page asks for nothing, and a page that is shown again connects at once', () => {
  show(true);
  expect(open()).toEqual([]);
  jest.advanceTimersByTime(600_000);
  expect([TestSource.all.length, read.mock.calls.length]).toEqual([1, 0]);
  show(false);
  expect([TestSource.all.length, open().length]).toEqual([2, 1]);
});

test('nothing is asked for after the end', () => {
  last().onerror();
  stop();
  jest.advanceTimersByTime(600_000);
  show(true);
  show(false);
  expect([TestSource.all.length, read.mock.calls.length]).toEqual([1, 0]);
});
