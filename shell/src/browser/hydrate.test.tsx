import type { PageProps } from '@storefront/remote-kit/page.types';
import { act, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { testRenderJob } from '../../test-support/test-render-job';
import { DocumentTree } from '../frame/document-tree';
import type { PageState } from '../server/document/page-state.types';
import { hydrate } from './hydrate';
import type { FirstModules } from './remotes/first-modules';

const initSession = jest.fn();
jest.mock('./session/init-session', () => ({ initSession: (...given: unknown[]) => initSession(...given) }));
const reportFailure = jest.fn();
jest.mock('./failures/report-failure', () => ({ reportFailure: (...given: unknown[]) => reportFailure(...given) }));
const releaseForms = jest.fn();
jest.mock('./forms/release-forms', () => ({ releaseForms: () => releaseForms() }));

const { business, headerFooter, navigation } = testRenderJob('/');
const state = {
  composition: 'c1',
  business: { ...business, currency: 'GBP', logo: null, postcodeRules: [] },
  kind: 'public',
  navigation,
  route: {},
  boundaries: {},
  frame: { headerFooter, departments: [] },
  page: { package: 'mf-a', version: '2', expose: './APage', data: 'Loaf', params: {}, query: {} },
} as unknown as PageState;

function Counter({ data }: PageProps<unknown>) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <input name="note" />
      <button type="button" onClick={() => setCount(count + 1)}>{`${data}: ${count}`}</button>
    </main>
  );
}
const Throwing = (): ReactNode => {
  throw new Error('does not hydrate');
};
const counterModule = { Page: Counter, load: jest.fn() };

/** The server's document at this URL. */
function serverDocument() {
  const tree = (
    <DocumentTree
      business={state.business}
      frame={state.frame}
      navigation={navigation}
      route={{}}
      boundaries={{}}
      url="/"
      page={{ Page: Counter, data: 'Loaf', params: {}, query: {} }}
      api={{ call: () => Promise.reject() }}
      navigate={() => undefined}
    />
  );
  document.body.innerHTML = `<div id="page">${renderToString(tree)}</div>`;
}
const button = () => document.querySelector<HTMLElement>('main button') as HTMLElement;
const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
async function hydratePage(modules: FirstModules, changes: Partial<PageState> = {}) {
  await act(async () => hydrate({ ...state, ...changes }, modules, {}));
  await settled();
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  history.replaceState(null, '', '/');
  window.__early = [];
  window.__hydrated = undefined;
  serverDocument();
});

test('the server’s elements stay and work, and the session is read', async () => {
  const element = button();
  await hydratePage({ page: counterModule, boundaries: {} });
  expect(button()).toBe(element);
  await act(async () => element.click());
  expect(element.textContent).toBe('Loaf: 1');
  expect(initSession).toHaveBeenCalledTimes(1);
  expect(reportFailure).not.toHaveBeenCalled();
});

test('what was typed before stays', async () => {
  const field = document.querySelector('input[name=note]') as HTMLInputElement;
  field.value = 'no onions';
  await hydratePage({ page: counterModule, boundaries: {} });
  expect((document.querySelector('input[name=note]') as HTMLInputElement).value).toBe('no onions');
});

test('a page whose code is missing stays as HTML in a working frame', async () => {
  const html = document.querySelector('[data-page]')?.innerHTML;
  await hydratePage({ boundaries: {} });
  expect(document.querySelector('[data-page]')?.innerHTML).toBe(html);
  expect(initSession).toHaveBeenCalledTimes(1);
});

test('a page that throws is replaced by the server’s HTML, and reported with its owner', async () => {
  await hydratePage({ page: { ...counterModule, Page: Throwing }, boundaries: {} });
  expect(button().textContent).toBe('Loaf: 0');
  const part = { part: './APage', remote: 'mf-a', version: '2' };
  const error = expect.objectContaining({ message: 'does not hydrate' });
  expect(reportFailure.mock.calls).toContainEqual([expect.anything(), part, error]);
  expect(initSession).toHaveBeenCalledTimes(1);
});

test('a frame that throws leaves the whole server document, whose forms are submitted as without scripts', async () => {
  const html = document.getElementById('page')?.innerHTML;
  const frame = { headerFooter: undefined, departments: [] } as unknown as PageState['frame'];
  // Not within act, which would throw the error.
  hydrate({ ...state, frame }, { page: counterModule, boundaries: {} }, {});
  await waitFor(() => expect(releaseForms).toHaveBeenCalledTimes(1));
  expect(document.getElementById('page')?.innerHTML).toBe(html);
  expect(reportFailure.mock.calls).toContainEqual([
    expect.anything(),
    { part: 'frame', remote: 'shell' },
    expect.any(Error),
  ]);
});

test('a document without a page cannot be hydrated', () => {
  document.body.innerHTML = '';
  expect(() => hydrate(state, { boundaries: {} }, {})).toThrow('The document does not contain a page.');
});
