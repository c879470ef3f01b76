import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { testRoute, testServices } from '../../../test-support/test-in-app-area';
import { InAppLinks } from './in-app-links';

const routes = [
  testRoute('/orders/:orderId'),
  testRoute('/pay', { paymentStep: true }),
  testRoute('/track', { showsStreets: true }),
  testRoute('/scan', { usesCamera: true }),
];
const Location = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

let hasLeft: boolean | undefined;
const listen = (event: Event) => {
  hasLeft = !event.defaultPrevented;
  // jsdom cannot navigate.
  event.preventDefault();
};
beforeEach(() => window.addEventListener('click', listen));
afterEach(() => window.removeEventListener('click', listen));

/** Clicks a link. @returns the area's URL, and whether the browser follows the link itself */
function click(attributes: Record<string, string | boolean>, init: MouseEventInit = {}, services = testServices) {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <InAppLinks services={services} routes={routes}>
        <a {...attributes}>
          <b>Order 7</b>
        </a>
        <Location />
      </InAppLinks>
    </MemoryRouter>,
  );
  act(() => {
    screen.getByText('Order 7').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  });
  return { at: screen.getByRole('status').textContent, hasLeft };
}

test('a link to a page of the area is followed without a new document', () => {
  expect(click({ href: '/orders/7?tab=items' })).toEqual({ at: '/orders/7?tab=items', hasLeft: false });
});

test.each([
  ['to another page', { href: '/store/a' }, {}],
  ['to the payment step, which needs its own document', { href: '/pay' }, {}],
  ['to a page whose camera its document must allow', { href: '/scan' }, {}],
  ['to another site', { href: 'https://elsewhere.test/orders/7' }, {}],
  ['for another tab', { href: '/orders/7', target: '_blank' }, {}],
  ['to a file', { href: '/orders/7', download: true }, {}],
  ['clicked with the Control key', { href: '/orders/7' }, { ctrlKey: true }],
  ['clicked with the Command key', { href: '/orders/7' }, { metaKey: true }],
  ['clicked with the Shift key', { href: '/orders/7' }, { shiftKey: true }],
  ['clicked with the middle button', { href: '/orders/7' }, { button: 1 }],
])('a link %s is left to the browser', (_what, attributes, init) => {
  expect(click(attributes, init)).toEqual({ at: '/start', hasLeft: true });
});

test('a link to streets needs its own document only where the business has some', () => {
  expect(click({ href: '/track' })).toEqual({ at: '/track', hasLeft: false });
  cleanup();
  const { state } = testServices;
  const mapStyle = { url: 'https://streets.test/style.json', attribution: '© Streets' };
  const services = { ...testServices, state: { ...state, business: { ...state.business, mapStyle } } };
  expect(click({ href: '/track' }, {}, services)).toEqual({ at: '/start', hasLeft: true });
});

test('a link whose own handler has handled it is left alone', () => {
  const handled = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', handled);
  expect(click({ href: '/orders/7' })).toEqual({ at: '/start', hasLeft: false });
  document.body.removeEventListener('click', handled);
});
