import { fallBackToShell } from './asset-fallback';

const origin = 'https://cdn.test';
const DEADLINE_MS = 4_000;
let entries: { name: string; transferSize: number }[];

beforeAll(() => {
  jest.useFakeTimers();
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => entries });
  fallBackToShell(origin, DEADLINE_MS);
});
afterAll(() => jest.useRealTimers());
beforeEach(() => {
  entries = [];
  window.__assetsOrigin = origin;
  window.__scripts = {};
  document.body.replaceChildren();
});

function addScript(path: string, attributes: Readonly<Record<string, string>> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = `${origin}/assets/${path}`;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  document.body.append(script);
  return script;
}
const fail = (element: Element) => element.dispatchEvent(new Event('error'));
const inDocument = (path: string) =>
  [...document.scripts].find((script) => new URL(script.src).pathname === `/assets/${path}`);

test.each([
  ['of the shell', 'shell/boot.js', { defer: '' }],
  ['that a build’s own code loads', 'mf-a/12.js', { 'data-rspack': 'mf_a:chunk-12' }],
])('a script %s that fails is loaded from the shell, in order and with its integrity', (_, path, attributes) => {
  const failed = addScript(path, { ...attributes, integrity: 'sha384-x', crossorigin: 'anonymous' });
  const heard: string[] = [];
  for (const type of ['load', 'error']) failed.addEventListener(type, () => heard.push(type));
  fail(failed);
  expect(heard).toEqual([]);
  const own = inDocument(path);
  expect([own?.src, own?.async]).toEqual([`${location.origin}/assets/${path}`, false]);
  expect([own?.getAttribute('integrity'), own?.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
  expect(failed.isConnected).toBe(false);
  own?.dispatchEvent(new Event('load'));
  expect(heard).toEqual(['load']);
});

test('a script that fails from the shell too has failed', () => {
  const failed = addScript('shell/boot.js');
  const heard = jest.fn();
  failed.addEventListener('error', heard);
  fail(failed);
  fail(inDocument('shell/boot.js') as Element);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a remote’s script is left to the loader of its modules', () => {
  const failed = addScript('mf-a/page.js', { 'data-remote': 'mf-a' });
  const heard = jest.fn();
  failed.addEventListener('error', heard);
  fail(failed);
  expect([heard.mock.calls.length, inDocument('mf-a/page.js')]).toEqual([1, failed]);
});

test('a style sheet that fails is requested from the shell', () => {
  const link = document.createElement('link');
  link.href = `${origin}/assets/mf-a/page.css`;
  document.body.append(link);
  fail(link);
  expect(link.href).toBe(`${location.origin}/assets/mf-a/page.css`);
});

test('further files come from the shell only if nothing has arrived from the other origin', () => {
  entries = [
    { name: `${origin}/assets/shell/libraries.js`, transferSize: 60_000 },
    { name: `${location.origin}/`, transferSize: 9_000 },
  ];
  fail(addScript('mf-a/page.js'));
  expect(window.__assetsOrigin).toBe(origin);
  entries = [{ name: `${origin}/assets/shell/libraries.js`, transferSize: 0 }];
  fail(addScript('mf-a/page.js'));
  expect(window.__assetsOrigin).toBe('');
});

test('an origin from which nothing arrives in time has failed, and what arrives later does not run', () => {
  const [shell, remote] = [addScript('shell/boot.js'), addScript('mf-a/page.js', { 'data-remote': 'mf-a' })];
  const heard = jest.fn();
  remote.addEventListener('error', heard);
  jest.advanceTimersByTime(DEADLINE_MS);
  expect(inDocument('shell/boot.js')?.src).toBe(`${location.origin}/assets/shell/boot.js`);
  for (const script of [shell, remote]) expect(script.ownerDocument).not.toBe(document);
  expect([heard.mock.calls.length, window.__assetsOrigin]).toEqual([1, '']);
  expect(inDocument('mf-a/page.js')?.dataset.remote).toBe('mf-a');
});
