import { cancelLoads, loadAssets } from './load-assets';

const file = (name: string) => ({ path: `/assets/mf-basket/${name}.js`, integrity: 'sha384-x' });
const scriptOf = (name: string) =>
  [...document.querySelectorAll('script')].filter((script) => new URL(script.src).pathname === file(name).path).at(-1);
const settle = (name: string, how: 'load' | 'error') => scriptOf(name)?.dispatchEvent(new Event(how));
/** Lets pending promises settle. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('a file that was still loading when its version failed is requested again by the fallback version', async () => {
  const own = loadAssets('mf-basket', [file('entry'), file('drawer')], 15_000);
  settle('entry', 'error');
  await nextTask();
  settle('entry', 'error');
  await expect(own).rejects.toThrow('entry.js could not be loaded');
  const cancelled = scriptOf('drawer');
  cancelLoads('mf-basket');
  expect(cancelled?.ownerDocument).not.toBe(document);
  const fallback = loadAssets('mf-basket', [file('entry-before'), file('drawer')], 15_000);
  settle('entry-before', 'load');
  settle('drawer', 'load');
  await fallback;
});

test('a cancelled load fails at once, and a later request loads the file again', async () => {
  const handlers = loadAssets('mf-member', [file('shared-part')], 15_000);
  cancelLoads('mf-member');
  await expect(handlers).rejects.toThrow('was cancelled');
  const again = loadAssets('mf-member', [file('shared-part')], 15_000);
  settle('shared-part', 'load');
  await again;
});

test('the loads of another package continue', async () => {
  const other = { path: '/assets/mf-slots/other.js', integrity: 'sha384-x' };
  const load = loadAssets('mf-slots', [other], 15_000);
  cancelLoads('mf-basket');
  document.querySelector(`script[src="${other.path}"]`)?.dispatchEvent(new Event('load'));
  await load;
});

test('a file comes from the origin of the document’s assets, and after a failure from the document’s own', async () => {
  window.__assetsOrigin = 'https://cdn.test';
  const load = loadAssets('mf-cdn', [file('cdn')], 15_000);
  expect(scriptOf('cdn')?.src).toBe('https://cdn.test/assets/mf-basket/cdn.js');
  settle('cdn', 'error');
  await nextTask();
  expect(scriptOf('cdn')?.src).toMatch(`${location.origin}/assets/mf-basket/cdn.js?try=1-`);
  expect(scriptOf('cdn')?.integrity).toBe('sha384-x');
  settle('cdn', 'load');
  await load;
});

test('a script of the document is known by its path, also on another origin', async () => {
  const script = document.createElement('script');
  script.src = 'https://cdn.test/assets/mf-basket/shown.js';
  document.body.append(script);
  window.__scripts = { [script.src]: 'load' };
  await loadAssets('mf-basket', [file('shown')], 15_000);
  expect([...document.scripts].filter(({ src }) => src.includes('shown'))).toEqual([script]);
});
