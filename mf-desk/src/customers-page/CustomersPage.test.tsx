import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { customer } from '../../test-support/customer';
import { operator, problem, type Replies, refused, showPage } from '../../test-support/show-page';
import { CustomersPage } from './CustomersPage';
import type { CustomersQuery } from './customers-path';
import { rememberSearch } from './remembered-search';

const [store] = operator.stores;
const waitingMessage = {
  kind: 'complaint',
  id: '9',
  subject: 'Problem with an order',
  name: 'Priya Nair',
  businessOrderId: 'PW-1',
  at: '2026-11-28T10:00:00.000Z',
  isOpen: true,
  customer: 'm7',
} as const;
const waiting = { messages: [waitingMessage], total: 1 };
type Role = 'support' | 'administrator';
const show = (query: CustomersQuery = {}, replies: Replies = {}, role: Role = 'support', queue = waiting) => {
  const visit = { operator: { ...operator, stores: [store], role, worksInAllStores: true }, store };
  const data = { kind: 'read', visit, waiting: queue } as const;
  return showPage(<CustomersPage data={data} query={query} />, {
    'POST /desk/customer': customer(),
    'POST /desk/payment-links': { links: [] },
    ...replies,
  });
};
beforeEach(() => rememberSearch(operator.operatorId, undefined));

const search = async (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Find a person' }), `${text}{Enter}`);
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('a search lists people without their addresses in the links, and says when nobody matches', async () => {
  const found = {
    customers: [
      { customer: 'g5', name: 'Prita Nandy', isMember: false, postcode: 'SE1 9GF', orderCount: 1, isBlocked: true },
    ],
    hasMore: false,
  };
  const { bodiesOf } = show(
    {},
    {
      'POST /desk/customers': ({ text }: { text: string }) =>
        text === 'nobody' ? { customers: [], hasMore: false } : found,
    },
  );
  await search('prita se1');
  const link = await screen.findByRole('link', { name: /Prita Nandy.*Blocked.*Guest, 1 order/ });
  expect(link.getAttribute('href')).toBe('/desk/customers?person=g5');
  expect(bodiesOf('POST /desk/customers')).toEqual([{ text: 'prita se1' }]);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a person' }));
  await search('nobody');
  expect(await screen.findByText('Nobody matches.')).toBeTruthy();
});

test('the search stays beside the person who is opened from it', async () => {
  const found = {
    customers: [
      { customer: 'm7', name: 'Priya Nair', isMember: true, postcode: null, orderCount: 31, isBlocked: false },
    ],
    hasMore: false,
  };
  show({}, { 'POST /desk/customers': found });
  await search('priya');
  await screen.findByRole('link', { name: /31 orders/ });
  cleanup();
  show({ person: 'm7' });
  await screen.findByRole('heading', { name: 'Priya Nair' });
  expect(screen.getByRole('link', { name: /31 orders/ }).getAttribute('aria-current')).toBe('true');
  expect((screen.getByRole('searchbox', { name: 'Find a person' }) as HTMLInputElement).value).toBe('priya');
});

test('a search that fails can be tried again', async () => {
  let isDown = true;
  show(
    {},
    {
      'POST /desk/customers': () => (isDown ? problem(503) : { customers: [], hasMore: false }),
    },
  );
  await search('priya');
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody matches.')).toBeTruthy();
});

test('a person is opened with their name in focus, and what is held for them', async () => {
  show({ person: 'm7' });
  const name = await screen.findByRole('heading', { name: 'Priya Nair' });
  expect(document.activeElement).toBe(name);
  expect((await panel('Held')).getByText(/£52.00 on card 4417/)).toBeTruthy();
});

test.each([
  [problem(503), /could not be read/],
  [problem(403), /no right to see people/],
  [refused('customer_not_found'), /no such person/],
])('a person who cannot be opened is a sentence, and the rest of the page stays', async (reply, text) => {
  show({ person: 'm7' }, { 'POST /desk/customer': reply });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Waiting' })).toBeTruthy();
});

test('a note is added, and deleted only by those who may', async () => {
  const mine = { noteId: 4, text: 'Gate code 3', by: 'Amara Bello', at: '2026-11-28T10:00:00.000Z', canDelete: true };
  const { bodiesOf } = show(
    { person: 'm7' },
    {
      'POST /desk/customer-note-add': { notes: [mine, ...customer().notes] },
      'POST /desk/customer-note-delete': { deleted: true },
    },
  );
  const notes = await panel('Notes');
  await userEvent.type(notes.getByLabelText('Add a note'), 'Gate code 3{Enter}');
  expect(await notes.findByText('Gate code 3')).toBeTruthy();
  expect(notes.queryByRole('button', { name: /Rings twice/ })).toBeNull();
  await userEvent.click(notes.getByRole('button', { name: /Gate code 3/ }));
  expect(await notes.findByText('The note was deleted.')).toBeTruthy();
  expect(document.activeElement).toBe(notes.getByLabelText('Add a note'));
  expect(bodiesOf('POST /desk/customer-note-delete')).toEqual([{ noteId: 4 }]);
});

test('a consent is turned off, and there is no button to turn one on', async () => {
  const ended = customer().marketing?.map((one) => ({ ...one, optedIn: false })) ?? [];
  show({ person: 'm7' }, { 'POST /desk/customer-consent-end': { marketing: ended } });
  const consent = await panel('Consent');
  await userEvent.click(consent.getByRole('button', { name: /Turn off/ }));
  expect(await consent.findByText('Email: no more offers.')).toBeTruthy();
  expect(consent.queryByRole('button')).toBeNull();
});

test('the links to their data are mailed, and a refusal says why', async () => {
  show(
    { person: 'm7' },
    {
      'POST /desk/customer-data-mail': ({ wish }: { wish: string }) =>
        wish === 'copy' ? { mailed: true } : refused('mail_limit_reached'),
    },
  );
  const data = await panel('Data');
  await userEvent.click(data.getByRole('button', { name: 'Send the link to a copy' }));
  expect(await data.findByText('The link was sent to priya@example.test.')).toBeTruthy();
  await userEvent.click(data.getByRole('button', { name: 'Send the link to erase it' }));
  expect(await data.findByText(/three times in a day/)).toBeTruthy();
});

test('a person is blocked with a reason, and let in again', async () => {
  const block = {
    blockId: 2,
    name: 'Priya Nair',
    customer: 'm7',
    reason: 'Disputes',
    by: 'Amara Bello',
    at: '2026-11-28T10:00:00.000Z',
  };
  show({ person: 'm7' }, { 'POST /desk/customer-block': block, 'POST /desk/customer-unblock': { unblocked: true } });
  const blocking = await panel('Block');
  await userEvent.click(blocking.getByRole('button', { name: 'Block the checkout' }));
  await userEvent.type(blocking.getByLabelText(/^Why/), 'Disputes{Enter}');
  expect(await blocking.findByText('This person cannot check out from now on.')).toBeTruthy();
  expect((await panel('Person')).getByText(/cannot check out/)).toBeTruthy();
  await userEvent.click(blocking.getByRole('button', { name: 'Lift the block' }));
  expect(await blocking.findByText('This person can check out again.')).toBeTruthy();
});

test('blocked people are listed when asked for, and one whose data was erased is let in from there', async () => {
  const block = { blockId: 2, by: 'Sam', at: '2026-11-28T10:00:00.000Z' };
  let blocks = [
    { ...block, name: null, customer: null, reason: null },
    { ...block, blockId: 3, name: 'Prita Nandy', customer: 'g5', reason: 'Disputes' },
  ];
  const { bodiesOf } = show(
    {},
    {
      'POST /desk/customer-blocks': () => ({ blocks }),
      'POST /desk/customer-unblock': () => {
        blocks = blocks.slice(1);
        return { unblocked: true };
      },
    },
  );
  expect(bodiesOf('POST /desk/customer-blocks')).toEqual([]);
  await userEvent.click(screen.getByText('Blocked people'));
  expect((await screen.findByRole('link', { name: 'Prita Nandy' })).getAttribute('href')).toContain('person=g5');
  await userEvent.click(screen.getByRole('button', { name: 'Lift' }));
  expect(await screen.findByText('The block was lifted.')).toBeTruthy();
  expect(bodiesOf('POST /desk/customer-unblock')).toEqual([{ blockId: 2 }]);
});

const complaint = {
  complaintId: 9,
  reportedAt: '2026-11-28T10:00:00.000Z',
  state: 'open',
  lines: [{ lineId: 1, quantity: 2, kind: 'damaged', name: 'Eggs' }],
  amount: 0,
  isDone: false,
  hasPicture: true,
  reason: null,
  businessId: 1,
  businessName: 'Pipwell',
  businessOrderId: 'PW-1',
  currency: 'GBP',
  customer: 'Priya Nair',
  note: 'All broken',
  worth: 390,
  isAutomatic: false,
};
const complaintReplies: Replies = {
  'POST /admin/complaints': { complaints: [complaint], total: 1 },
  'POST /admin/complaint-picture': { type: 'image/jpeg', content: 'AA==' },
};

test('a reported problem is shown with its picture, and refunded with a reason', async () => {
  const { bodiesOf } = show(
    { person: 'm7', message: 'complaint.9' },
    {
      ...complaintReplies,
      'POST /admin/complaint-decide': { ...complaint, state: 'refunded', amount: 390, reason: 'Saw it' },
    },
  );
  const message = await panel('Message');
  expect(message.getByText('2 × Eggs: damaged')).toBeTruthy();
  expect(await message.findByRole('img', { name: 'What the shopper sent' })).toBeTruthy();
  await userEvent.click(message.getByRole('button', { name: 'Refund £3.90' }));
  expect(bodiesOf('POST /admin/complaint-decide')).toEqual([]);
  await userEvent.type(message.getByLabelText(/^Why/), 'Saw it');
  await userEvent.click(message.getByRole('button', { name: 'Refund £3.90' }));
  expect(await message.findByText('£3.90 was refunded: Saw it')).toBeTruthy();
});

test('an administrator reads a problem and does not decide it', async () => {
  show({ message: 'complaint.9' }, complaintReplies, 'administrator');
  const message = await panel('Message');
  expect(message.getByText('Customer service or a manager decides this.')).toBeTruthy();
  expect(message.queryByRole('button', { name: /Refund/ })).toBeNull();
});

test('a message is marked as answered with what was said', async () => {
  const contact = {
    reference: 'PW-C1',
    businessId: 1,
    businessName: 'Pipwell',
    receivedAt: '2026-11-28T10:00:00.000Z',
    answeredAt: null,
    answer: null,
    firstName: 'Ruth',
    lastName: 'Fry',
    emailAddress: 'ruth@example.test',
    phoneNumber: null,
    isMember: false,
    subject: 'Where is it?',
    orderNumber: null,
    message: 'It is late.',
    files: [],
  };
  const { bodiesOf } = show(
    { message: 'message.PW-C1' },
    {
      'POST /admin/contacts': { contacts: [contact], total: 1 },
      'POST /admin/contact-answered': { reference: 'PW-C1', answeredAt: '2026-11-28T10:09:00.000Z' },
    },
  );
  const message = await panel('Message');
  expect(message.getByText('It is late.')).toBeTruthy();
  await userEvent.type(message.getByLabelText(/What you answered/), 'Rang her{Enter}');
  expect(await message.findByText('Marked as answered.')).toBeTruthy();
  expect(bodiesOf('POST /admin/contact-answered')).toEqual([{ reference: 'PW-C1', answer: 'Rang her' }]);
});

test('with nothing waiting the page says so and offers nothing to take', () => {
  show({}, {}, 'support', { messages: [], total: 0 });
  expect(screen.getByText('No message is waiting')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Take the oldest' })).toBeNull();
});

test('orders with signs of fraud are listed when asked for, say why, and go when somebody has checked them', async () => {
  let orders = [
    {
      ...{ businessOrderId: 'PW-9', customer: 'g5', name: 'Prita Nandy', storeName: 'Borough', total: 24000 },
      ...{ placedAt: '2026-11-28T10:00:00.000Z', signs: ['cards_declined', 'first_large'] },
    },
  ];
  const { bodiesOf } = show(
    {},
    {
      'POST /desk/orders-to-check': () => ({ orders }),
      'POST /desk/order-checked': () => {
        orders = [];
        return { checked: true };
      },
    },
  );
  await userEvent.click(screen.getByText('Orders to check'));
  expect(await screen.findByText('Several cards were declined. A large first order.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prita Nandy' }).getAttribute('href')).toBe('/desk/customers?person=g5');
  expect(screen.getByText(/£240.00, Borough/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as checked PW-9' }));
  expect(await screen.findByText('No order shows signs of fraud.')).toBeTruthy();
  expect(screen.getByText('PW-9 was checked.')).toBeTruthy();
  expect(bodiesOf('POST /desk/order-checked')).toEqual([{ businessOrderId: 'PW-9' }]);
});

const link = {
  paymentLinkId: 5,
  name: 'Nell Frost',
  customer: null,
  sentAt: '2026-11-28T10:00:00.000Z',
  endsAt: '2026-11-28T11:00:00.000Z',
  state: 'open',
  total: 2775,
  currency: 'GBP',
  storeName: 'Borough',
  itemCount: 6,
  by: 'Sunita Rao',
} as const;

test('a payment link that waits is sent again and withdrawn, and says what became of it', async () => {
  const { bodiesOf } = show(
    {},
    {
      'POST /desk/payment-links': { links: [link] },
      'POST /desk/payment-link-again': refused('mail_limit_reached'),
      'POST /desk/payment-link-withdraw': { withdrawn: true },
    },
  );
  const waits = await panel('Waiting for payment');
  expect(waits.getByText('Nell Frost')).toBeTruthy();
  await userEvent.click(waits.getByRole('button', { name: 'Send again' }));
  expect((await waits.findByRole('alert')).textContent).toContain('three times in a day');
  await userEvent.click(waits.getByRole('button', { name: 'Withdraw' }));
  expect((await waits.findByRole('status')).textContent).toContain('its time is free again');
  expect(bodiesOf('POST /desk/payment-link-withdraw')).toEqual([{ paymentLinkId: 5 }]);
  expect(waits.queryByRole('button')).toBeNull();
});

test('a link of a changed basket is not sent again; links that cannot be read can be tried again', async () => {
  show({}, { 'POST /desk/payment-links': { links: [{ ...link, state: 'changed' }] } });
  const changed = await panel('Waiting for payment');
  expect(changed.getByText(/pays nothing any more/)).toBeTruthy();
  expect(changed.queryByRole('button', { name: 'Send again' })).toBeNull();
  cleanup();
  show({}, { 'POST /desk/payment-links': () => problem(503) });
  expect(await (await panel('Waiting for payment')).findByRole('button')).toBeTruthy();
});

test('the shop opens in a tab for a person with a reason, and for somebody new with their contact', async () => {
  const replace = jest.fn();
  const close = jest.fn();
  const openTab = jest.spyOn(window, 'open').mockReturnValue({ location: { replace }, close } as unknown as Window);
  const url = 'http://fresh.localhost/assisted-visit#secret';
  const { bodiesOf } = show(
    { person: 'm7' },
    { 'POST /desk/assisted-visit-begin': { visitId: 1, url, hasWaitingLink: false } },
  );
  const byPhone = await panel('Order by phone');
  await userEvent.click(byPhone.getByRole('button', { name: 'Order for Priya Nair' }));
  await userEvent.click(byPhone.getByRole('button', { name: 'Open the shop' }));
  expect(openTab).not.toHaveBeenCalled();
  await userEvent.type(byPhone.getByLabelText(/Why/), 'Cannot log in{Enter}');
  expect((await byPhone.findByRole('status')).textContent).toContain('within a minute');
  expect(replace).toHaveBeenCalledWith(url);
  const newcomer = await panel('Somebody new');
  await userEvent.click(newcomer.getByRole('button', { name: 'Order for somebody new' }));
  await userEvent.type(newcomer.getByLabelText('First name'), 'Nell');
  await userEvent.type(newcomer.getByLabelText('Last name'), 'Frost');
  await userEvent.type(newcomer.getByLabelText('E-mail'), 'nell@example.test');
  await userEvent.type(newcomer.getByLabelText('Phone'), '07700 900456');
  await userEvent.type(newcomer.getByLabelText(/Why/), 'Called{Enter}');
  await newcomer.findByRole('status');
  expect(bodiesOf('POST /desk/assisted-visit-begin')).toEqual([
    { customer: 'm7', reason: 'Cannot log in' },
    {
      newcomer: { firstName: 'Nell', lastName: 'Frost', email: 'nell@example.test', phoneNumber: '07700 900456' },
      reason: 'Called',
    },
  ]);
  openTab.mockRestore();
});

test('the shop is not opened for somebody whose payment link waits, until the operator wants a second one', async () => {
  const close = jest.fn();
  const tab = { location: { replace: jest.fn() }, close };
  const openTab = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const url = 'http://fresh.localhost/assisted-visit#secret';
  show({ person: 'm7' }, { 'POST /desk/assisted-visit-begin': { visitId: 1, url, hasWaitingLink: true } });
  const byPhone = await panel('Order by phone');
  await userEvent.click(byPhone.getByRole('button', { name: 'Order for Priya Nair' }));
  await userEvent.type(byPhone.getByLabelText(/Why/), 'Called{Enter}');
  expect((await byPhone.findByRole('status')).textContent).toContain('waits already');
  expect(close).toHaveBeenCalled();
  expect(tab.location.replace).not.toHaveBeenCalled();
  expect(byPhone.getByRole('link', { name: 'Open the shop all the same' }).getAttribute('href')).toBe(url);
  openTab.mockRestore();
});

test('a visit that is refused says why, and leaves no tab', async () => {
  const close = jest.fn();
  const openTab = jest.spyOn(window, 'open').mockReturnValue({ location: {}, close } as unknown as Window);
  show({ person: 'm7' }, { 'POST /desk/assisted-visit-begin': refused('operator_password_needed') });
  const byPhone = await panel('Order by phone');
  await userEvent.click(byPhone.getByRole('button', { name: 'Order for Priya Nair' }));
  await userEvent.type(byPhone.getByLabelText(/Why/), 'Called{Enter}');
  expect((await byPhone.findByRole('alert')).textContent).toContain('your password');
  expect(close).toHaveBeenCalled();
  openTab.mockRestore();
});
