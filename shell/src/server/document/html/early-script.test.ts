import { replayEarlySubmits } from '../../../browser/forms/replay-early-submits';
import { earlyScript } from './early-script';

const isLoading = () => document.documentElement.hasAttribute('data-loading-scripts');

let documents = 0;

/** A document that is loading, with two pending scripts. */
function read() {
  documents += 1;
  let state: DocumentReadyState = 'loading';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  // Unique names, because the listeners of this file's earlier documents remain.
  const [first, second] = [`/a${documents}.js`, `/b${documents}.js`];
  document.body.innerHTML = [first, second].map((src) => `<script type="text/plain" src="${src}"></script>`).join('');
  // biome-ignore lint/security/noGlobalEval: the document runs it globally
  window.eval(earlyScript);
  const [a, b] = document.scripts;
  if (!a || !b) throw new Error('The document has two scripts.');
  return {
    a,
    b,
    names: [first, second] as const,
    parsed: () => {
      state = 'interactive';
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-loading-scripts');
});

test('a document is hydrating until the last of its scripts has loaded or failed', () => {
  const { a, b, names, parsed } = read();
  parsed();
  expect(isLoading()).toBe(true);
  a.dispatchEvent(new Event('load'));
  expect(isLoading()).toBe(true);
  b.dispatchEvent(new Event('error'));
  expect(isLoading()).toBe(false);
  expect(window.__scripts).toEqual({ [names[0]]: 'load', [names[1]]: 'error' });
});

test('scripts that load while the document is still being parsed do not settle later ones', () => {
  const { a, b, parsed } = read();
  a.dispatchEvent(new Event('load'));
  b.dispatchEvent(new Event('load'));
  expect(isLoading()).toBe(true);
  parsed();
  b.dispatchEvent(new Event('load'));
  expect(isLoading()).toBe(false);
});

test('a hanging script delays nothing for longer than 2.5 seconds', () => {
  const { a, parsed } = read();
  parsed();
  a.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2_499);
  expect(isLoading()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isLoading()).toBe(false);
});

test('scrolling is never blocked', () => {
  read();
  window.dispatchEvent(new Event('scroll'));
  expect(isLoading()).toBe(false);
});

test('a held submit reaches the handlers of its form once: when it is replayed', () => {
  read();
  document.body.innerHTML = '<div><form data-command="basket:add-item"><button>Add</button></form></div>';
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  document.querySelector('div')?.addEventListener('submit', onSubmit);
  document.querySelector('button')?.click();
  expect(onSubmit).not.toHaveBeenCalled();
  replayEarlySubmits();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
