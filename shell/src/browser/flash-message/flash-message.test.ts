import { locationNeeded } from '@storefront/messages/store-search';
import { setFlashMessage, showFlashMessage } from './flash-message';

const toasts: string[] = [];
document.addEventListener('sf:toast', (event) => toasts.push((event as CustomEvent<{ text: string }>).detail.text));
// biome-ignore lint/suspicious/noDocumentCookie: as a server sets it
const setCookie = (value: string) => (document.cookie = `sf_flash=${value}; path=/`);

beforeEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
  setCookie('; max-age=0');
});
afterEach(() => jest.restoreAllMocks());

test('a message is shown on the next page, once', () => {
  setFlashMessage('Choose a time first');
  showFlashMessage();
  showFlashMessage();
  expect(toasts).toEqual(['Choose a time first']);
});

test('a message of the server is its text for a known name, once', () => {
  setCookie('location');
  showFlashMessage();
  showFlashMessage();
  expect(toasts).toEqual([locationNeeded]);
  expect(document.cookie).not.toContain('sf_flash');
});

test('a message for browsers without scripts is taken out of the URL, and the rest of it stays', () => {
  history.replaceState({ kept: true }, '', '/faqs?q=1&message=location#how');
  showFlashMessage();
  expect(location.href).toMatch(/\/faqs\?q=1#how$/);
  expect(history.state).toEqual({ kept: true });
});

test.each(['unknown', 'constructor', '<b>'])('no text is shown for the name %s in the cookie', (name) => {
  setCookie(name);
  showFlashMessage();
  expect(toasts).toEqual([]);
});

test('without storage nothing is shown and nothing fails', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  setFlashMessage('Choose a time first');
  showFlashMessage();
  expect(toasts).toEqual([]);
});
