import type { BannerValues, DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskBanner } from '../../test-support/desk-banner';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { ContentPage } from './ContentPage';

const content = { ...operator, stores: [...operator.stores], role: 'content' as const, worksInAllStores: true };
const visit = { operator: content, store: undefined };
const roasts = deskBanner({ bannerId: 8, state: 'draft', values: { title: 'Autumn roasts', isDraft: true } });
const found = (banners: DeskBanner[]) => ({ banners, now: '2026-11-28T16:42', categories: [] });
const show = (replies: Replies = {}, banners = [deskBanner(), roasts]) =>
  showPage(<ContentPage first={{ kind: 'read', visit, found: found(banners) }} />, {
    'POST /desk/banners': found(banners),
    'POST /desk/banner-history': { changes: [] },
    ...replies,
  });
const stateOf = ({ isDraft }: BannerValues) => (isDraft ? ('draft' as const) : ('live' as const));
const saved = ({ set }: { set: BannerValues }) => deskBanner({ state: stateOf(set), values: set });
/** Fills a field at once: each key would draw the whole page. */
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the first banner is open with its state, how it did and what shows when', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Soft fruit week' })).toBeTruthy();
  expect(screen.getByText('1,204 views, 88 clicks')).toBeTruthy();
  expect(screen.getByText('1 banner live')).toBeTruthy();
  expect(await screen.findByText('Nobody has changed it here in the last 400 days.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Autumn roasts/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Autumn roasts');
});

test('a change names what was seen, says what shoppers see, and gives the focus to the banner', async () => {
  const { bodiesOf } = show({ 'POST /desk/banner-change': saved });
  fill(/Words/, 'Any 2 for £4');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Soft fruit week was published/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Soft fruit week' }));
  const { values } = deskBanner();
  expect(bodiesOf('POST /desk/banner-change')).toEqual([
    { bannerId: 7, seen: values, set: { ...values, text: 'Any 2 for £4' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw to draft' }));
  expect(await screen.findByText(/was saved as a draft/)).toBeTruthy();
});

test('a new banner that starts later is published for its start, and kept back until its fields are right', async () => {
  const { bodiesOf } = show({ 'POST /desk/banner-add': saved, 'POST /desk/banner-link': { answers: false } });
  await userEvent.click(screen.getByRole('button', { name: 'New banner' }));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Enter the title that shoppers read.')).toBeTruthy();
  expect(bodiesOf('POST /desk/banner-add')).toEqual([]);
  fill('Title', 'Berries');
  fill(/Goes to/, '/nowhere');
  expect(await screen.findByText('There is no page of the shop at this link.')).toBeTruthy();
  fill(/From/, '2026-12-01T06:00');
  await userEvent.click(screen.getByRole('button', { name: 'Publish for Tue 1 Dec, 6am' }));
  expect(bodiesOf('POST /desk/banner-add')).toMatchObject([
    { set: { title: 'Berries', validFrom: '2026-12-01T06:00' } },
  ]);
});

test('what somebody else has changed meanwhile is said, and nothing typed is lost', async () => {
  show({ 'POST /desk/banner-change': refused('banner_changed') });
  fill('Title', 'Soft fruit week!');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Somebody else has changed this banner/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Soft fruit week!');
});

test('what is typed is lost only after a question: at another banner, at a link, and not after a save', async () => {
  show({ 'POST /desk/banner-change': saved });
  const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
  const title = () => screen.getByLabelText<HTMLInputElement>('Title').value;
  const followed = jest.fn((event: Event) => event.preventDefault());
  addEventListener('click', followed);
  fill('Title', 'Soft fruit week!');
  await open(/Autumn roasts/);
  expect(await screen.findByRole('dialog', { name: 'Discard the changes to Soft fruit week?' })).toBeTruthy();
  await open(/^Keep editing$/);
  expect(title()).toBe('Soft fruit week!');
  followed.mockClear();
  const [link] = screen.getAllByRole('link', { name: 'Deals', hidden: true });
  if (!link) throw new Error('The menu has no deals');
  await userEvent.click(link);
  expect(followed).not.toHaveBeenCalled();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await open(/^Discard$/);
  expect(followed).toHaveBeenCalled();
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  removeEventListener('click', followed);

  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/was published/);
  await open(/Autumn roasts/);
  expect(title()).toBe('Autumn roasts');
  fill('Title', 'Roasts');
  await open(/Soft fruit week/);
  await open(/^Discard$/);
  expect(title()).toBe('Soft fruit week!');
});

test('the newest change is undone with what was there before', async () => {
  const { values } = deskBanner();
  const before = { ...values, text: 'Any 2 punnets for £6' };
  const change = { actionId: 1, before, after: values, operatorName: 'Ada Lindqvist', at: '2026-11-28T16:38:00.000Z' };
  const { bodiesOf } = show({
    'POST /desk/banner-history': { changes: [change, { ...change, actionId: 2, before: null, after: before }] },
    'POST /desk/banner-change': saved,
  });
  expect(await screen.findByText('Added')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Undo Words: “Any 2 punnets for £6” to/ }));
  expect(bodiesOf('POST /desk/banner-change')).toEqual([{ bannerId: 7, seen: values, set: before }]);
  expect(await screen.findByText(/Soft fruit week was published/)).toBeTruthy();
});

test('without a banner the page begins with a new one', () => {
  show({}, []);
  expect(screen.getByText('There is no banner yet.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'New banner' })).toBeTruthy();
});

test('a page that fails says so, and one without a right too', async () => {
  showPage(<ContentPage first={{ kind: 'failed' }} />, {
    'POST /desk/session': problem(403),
    'POST /desk/banners': problem(403),
  });
  expect(screen.getByText('This page could not be read.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByText('Your role has no right to this page.')).toBeTruthy();
});
