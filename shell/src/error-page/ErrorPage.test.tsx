import type { ApiClient } from '@storefront/api/client';
import type { Business } from '@storefront/remote-kit/business.types';
import { PageContextProvider } from '@storefront/remote-kit/page-context';
import { render, screen } from '@testing-library/react';
import { NavigationProvider } from '../navigation/navigation-context';
import { ErrorPage } from './ErrorPage';

const navigation = {
  roles: { 'find-stores': '/stores-near-by', 'all-stores': '/store-all' },
  header: [],
  bottomBar: [],
  backLinks: {},
  noReturn: [],
  boundaries: [],
};

const business = {
  name: 'Pipwell',
  brand: 'grocery',
  errorImage: '/pictures/state-404-grocery/640.webp',
  copy: { notFoundText: 'Your basket is where you left it.' },
  postcodeRules: [],
} as unknown as Business;

const show = (status: number, message: string, of: Partial<Business> = {}) =>
  render(
    <PageContextProvider
      value={{
        business: { ...business, ...of },
        api: {} as ApiClient,
        navigate: () => undefined,
        url: '/nowhere?page=2',
        inApp: false,
      }}
    >
      <NavigationProvider value={navigation}>
        <ErrorPage status={status} message={message} />
      </NavigationProvider>
    </PageContextProvider>,
  );

describe('the error page', () => {
  test('shows the status, the message and what happened, in the business’s words', () => {
    const { container } = show(404, 'Page Not Found');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByText('404')).toBeTruthy();
    expect(screen.getByText('Your basket is where you left it.')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toBe(business.errorImage);
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  test('shows what was not found first and the rest beside it', () => {
    show(404, 'Store not found');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Store not found');
    expect(screen.getByText('404. Page Not Found')).toBeTruthy();
  });

  test('offers a plain store search and a link home', () => {
    const { container } = show(404, 'Page Not Found');
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/stores-near-by');
    expect(form?.getAttribute('method')).toBe('get');
    expect(screen.getByLabelText('Your postcode').getAttribute('name')).toBe('postcode');
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  test('offers a retry of the same URL after a server error', () => {
    show(503, 'There was an error on the system. Please try again.');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/nowhere?page=2');
  });

  test.each([404, 410, 429, 503])('shows a business’s own picture unchanged, whatever the error (%s)', (status) => {
    const { container } = show(status, 'It went wrong', { errorImage: 'https://cdn.example.com/lost.png' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('https://cdn.example.com/lost.png');
    expect(container.querySelector('img')?.getAttribute('srcset')).toBeNull();
    expect(container.querySelector('source')).toBeNull();
  });
});

test('staff are led to the first page of the desk, and to no store', () => {
  show(404, 'We could not find this page', {
    brand: 'desk',
    copy: { notFoundText: 'Your basket is where you left it.' },
  });
  expect(screen.getByText('The page has moved, or its address is mistyped.')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home']);
  expect(screen.queryByRole('button', { name: 'Find stores' })).toBeNull();
});
