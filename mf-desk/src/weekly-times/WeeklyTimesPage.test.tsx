import type { SlotTemplate, SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operator, type Replies, refused, showPage } from '../../test-support/show-page';
import { WeeklyTimesPage } from './WeeklyTimesPage';

const values: SlotTemplateValues = {
  ...{ fulfilmentMethod: 'delivery', days: [1, 2, 3, 4, 5], starts: '17:00', ends: '18:00', capacity: 24, fee: 350 },
  ...{ leadMinutes: 120, orderBy: null },
};
const template = (more: Partial<SlotTemplateValues> = {}, templateId = 7): SlotTemplate => ({
  templateId,
  values: { ...values, ...more },
  pool: null,
  zones: null,
});
const [store] = operator.stores;
const visit = { operator: { ...operator, stores: [store], role: 'manager' as const }, store };
const show = (replies: Replies = {}, templates: SlotTemplate[] = [template()]) =>
  showPage(<WeeklyTimesPage first={{ kind: 'read', visit, templates }} method="delivery" />, replies);
const nothing = { added: 0, changed: 0, ended: 0 };

test('each time says its days, orders, price and when booking closes; those without days stand apart', () => {
  show({}, [template(), template({ days: [], starts: '07:00', ends: '08:00' }, 8)]);
  expect(
    within(screen.getByRole('region', { name: 'Offered' })).getByRole('button', {
      name: /5–6pm.*Mon to Fri.*24 orders.*£3.50.*Booking closes 2 h before/,
    }),
  ).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Not offered' })).getByRole('button', { name: /7–8am.*no day/ }),
  ).toBeTruthy();
});

test('a change says how many slots followed, and is undone with the earlier values', async () => {
  const { bodiesOf } = show({
    'POST /desk/slot-template-change': ({ set }: { set: SlotTemplateValues }) => ({
      template: template(set),
      slots: { ...nothing, ended: set.days.length === 5 ? 0 : 2 },
    }),
  });
  await userEvent.click(screen.getByRole('button', { name: /5–6pm/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '5–6pm' }));
  await userEvent.click(dialog.getByLabelText('Friday'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save this time' }));
  expect((await screen.findByRole('status')).textContent).toContain('5–6pm was saved. 2 slots no longer offered.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/No coming slot was changed/)).toBeTruthy();
  const fewer = { ...values, days: [1, 2, 3, 4] };
  expect(bodiesOf('POST /desk/slot-template-change')).toEqual([
    { storeId: 101, templateId: 7, seen: values, set: fewer },
    { storeId: 101, templateId: 7, seen: fewer, set: values },
  ]);
});

test('a new time is sent once it is complete, and what was refused is said', async () => {
  const clash = 'There is a time from 17:00 to 18:00 on Monday already';
  const { bodiesOf } = show({
    'POST /desk/slot-template-add': refused('slot_template_invalid', clash),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New weekly time' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Offer this time' }));
  expect(await dialog.findByText('Enter when it begins.')).toBeTruthy();
  expect(bodiesOf('POST /desk/slot-template-add')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Begins'), '17:00');
  await userEvent.type(dialog.getByLabelText('Ends'), '16:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Offer this time' }));
  expect(await dialog.findByText('It must end later than it begins, on the same day.')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Ends'));
  await userEvent.type(dialog.getByLabelText('Ends'), '18:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Offer this time' }));
  expect(await dialog.findByText(clash)).toBeTruthy();
});
