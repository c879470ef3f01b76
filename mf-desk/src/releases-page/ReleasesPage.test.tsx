import type { Releases } from '@storefront/api/entities/desk/releases';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, problem, type Replies, showPage } from '../../test-support/show-page';
import { ReleasesPage } from './ReleasesPage';
import { readReleases } from './read-releases';

const [store] = operator.stores;
const administrator = { ...operator, role: 'administrator' as const, stores: [...operator.stores] };
const at = '2026-11-25T12:00:00Z';
const figures = { visits: 0, failedDocuments: 0, browserErrors: 0, pages: 0, slowPages: 0, baskets: 0, orders: 0 };
const step = { at, by: 'Ann', what: 'promote mf-basket 0.2.0', why: 'Spring' };
const releases: Releases = {
  composition: '0123456789abcdef0123456789abcdef',
  since: step,
  pin: null,
  packages: [
    {
      ...{ name: 'mf-basket', version: '0.2.0', publishedAt: at, publishedBy: 'Ann', shownSince: at },
      suites: [{ suite: 'e2e', outcome: 'failed', detail: 'the drawer', at }],
    },
    { name: 'mf-slots', version: '0.1.0', suites: [] },
  ],
  canaries: [],
  changes: [step],
};
const show = (more: Partial<Releases> = {}, replies: Replies = {}) => {
  const visit = { operator: administrator, store };
  return showPage(<ReleasesPage data={{ kind: 'read', visit, releases: { ...releases, ...more } }} />, replies);
};
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('it tells the composition, each package with its suites, and the changes', () => {
  show();
  expect(panel('What shoppers see').getByText('01234567')).toBeTruthy();
  expect(panel('What shoppers see').getByText('Ann: Spring')).toBeTruthy();
  expect(panel('Packages').getByText(/^e2e failed, .*: the drawer$/)).toBeTruthy();
  expect(panel('Packages').getByText('No suite has recorded a result.')).toBeTruthy();
  expect(panel('Canaries').getByText('No new version is being tried on your shoppers.')).toBeTruthy();
  expect(panel('Changes').getByText('promote mf-basket 0.2.0')).toBeTruthy();
});

test('a canary has its share and its figures beside the others’, and a pinned shop says so', () => {
  const canary = { ...figures, visits: 200, browserErrors: 1 };
  show({
    ...{ since: null, pin: { by: 'Ann', at, state: 'shown' } },
    canaries: [
      {
        ...{ name: 'mf-basket', percent: 5, startedAt: at, by: 'Ann', state: 'refused' },
        ...{ versions: [{ name: 'mf-basket', version: '0.3.0' }], figures: { canary, control: figures } },
      },
    ],
  });
  expect(panel('Canaries').getByRole('heading', { level: 3 }).textContent).toMatch(/^mf-basket: 5 % of visitors since/);
  expect(panel('Canaries').getByText(/^Refused/)).toBeTruthy();
  const row = panel('Canaries').getByRole('row', { name: /^Errors in browsers/ });
  expect(row.textContent).toBe('Errors in browsers, of 1000 visits–5.0');
  expect(panel('What shoppers see').getByText(/^Your shop stays with this composition/)).toBeTruthy();
});

test('it is read again; what was read stays when that fails, and a session that ended leads to the log-in', async () => {
  const replies = [problem(503), { releases: { ...releases, changes: [] } }, problem(401)];
  const { navigate } = show({}, { 'POST /desk/session': administrator, 'POST /desk/releases': () => replies.shift() });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This could not be read again/);
  expect(screen.getAllByText('promote mf-basket 0.2.0')).toHaveLength(2);
  await press();
  expect(await screen.findByText('No change has been recorded.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Read just now.');
  await press();
  expect(navigate).toHaveBeenCalledWith('/desk/log-in?from=%2Fdesk%2Freleases');
});

test('without releases, and without the right to them, there is no page', async () => {
  const read = (reply: unknown) =>
    readReleases({
      call: async (key: string) => {
        if (key === 'POST /desk/session') return { ok: true, data: administrator };
        if (reply instanceof Error) throw reply;
        return { ok: true, data: reply };
      },
    } as never);
  expect(await read({ releases: null })).toEqual({ kind: 'failed' });
  expect(await read(problem(403))).toEqual({ kind: 'no-right' });
});
