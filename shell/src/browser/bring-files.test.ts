import { bringFiles, callBack } from './bring-files';

const file = (name: string) => ({ path: `/assets/mf-basket/${name}.js`, integrity: 'sha384-x' });
const scriptOf = (name: string) =>
  [...document.querySelectorAll('script')].filter((script) => new URL(script.src).pathname === file(name).path).at(-1);
const settle = (name: string, how: 'load' | 'error') => scriptOf(name)?.dispatchEvent(new Event(how));
/** What was begun has gone as far as it can. */
const aTurn = () => new Promise((resolve) => setTimeout(resolve));

test('a file that was still on its way when its version was given up is asked for anew by the version that stands in', async () => {
  const own = bringFiles('mf-basket', [file('entry'), file('drawer')], 15_000);
  settle('entry', 'error');
  await aTurn();
  settle('entry', 'error');
  await expect(own).rejects.toThrow('entry.js could not be loaded');
  const calledBack = scriptOf('drawer');
  callBack('mf-basket');
  expect(calledBack?.ownerDocument).not.toBe(document);
  const standIn = bringFiles('mf-basket', [file('entry-before'), file('drawer')], 15_000);
  settle('entry-before', 'load');
  settle('drawer', 'load');
  await standIn;
});

test('who waits for a file that is called back hears so at once, and asks for it once more by itself', async () => {
  const handlers = bringFiles('mf-member', [file('shared-part')], 15_000);
  callBack('mf-member');
  await expect(handlers).rejects.toThrow('was called back');
  const again = bringFiles('mf-member', [file('shared-part')], 15_000);
  settle('shared-part', 'load');
  await again;
});

test('what is on its way for another package is left alone', async () => {
  const other = { path: '/assets/mf-slots/other.js', integrity: 'sha384-x' };
  const coming = bringFiles('mf-slots', [other], 15_000);
  callBack('mf-basket');
  document.querySelector(`script[src="${other.path}"]`)?.dispatchEvent(new Event('load'));
  await coming;
});
