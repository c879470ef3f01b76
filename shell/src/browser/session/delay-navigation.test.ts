import { pendingCommands } from '@storefront/bus/bus';
import { delayNavigation } from './delay-navigation';

/** The browser follows a link whose click nothing has prevented; jsdom cannot navigate. */
let followed: string[];
const follow = (event: Event) => {
  const link = (event.target as Element).closest('a');
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
  event.preventDefault();
};
delayNavigation();
window.addEventListener('click', follow);

function link(attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  for (const [name, value] of Object.entries({ href: '/basket', ...attributes })) element.setAttribute(name, value);
  document.body.replaceChildren(element);
  return element;
}
const click = (element: Element, init: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  followed = [];
  pendingCommands.set(0);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('without a running command a link is followed at once', () => {
  click(link());
  expect(followed).toEqual(['/basket']);
});

test('a link waits for the running commands and shows that it does', async () => {
  pendingCommands.set(2);
  const element = link();
  click(element);
  expect([followed, element.getAttribute('aria-busy')]).toEqual([[], 'true']);
  pendingCommands.set(1);
  await settled();
  expect(followed).toEqual([]);
  pendingCommands.set(0);
  await settled();
  expect([followed, element.getAttribute('aria-busy')]).toEqual([['/basket'], null]);
});

test('a link waits for four seconds at most', async () => {
  pendingCommands.set(1);
  click(link());
  await jest.advanceTimersByTimeAsync(3_999);
  expect(followed).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(followed).toEqual(['/basket']);
});

test('a link that waited once waits again for later commands', async () => {
  pendingCommands.set(1);
  const element = link();
  click(element);
  pendingCommands.set(0);
  await settled();
  pendingCommands.set(1);
  click(element);
  expect(followed).toEqual(['/basket']);
  pendingCommands.set(0);
  await settled();
  expect(followed).toEqual(['/basket', '/basket']);
});

test.each<[string, Record<string, string>, MouseEventInit]>([
  ['for another tab', { target: '_blank' }, {}],
  ['within the page', { href: '#reviews' }, {}],
  ['clicked with the Control key', {}, { ctrlKey: true }],
  ['clicked with the Shift key', {}, { shiftKey: true }],
])('a link %s does not leave the page, so it does not wait', (_what, attributes, init) => {
  pendingCommands.set(1);
  click(link(attributes), init);
  expect(followed).toHaveLength(1);
});
