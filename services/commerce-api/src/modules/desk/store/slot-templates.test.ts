import type { SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import { sql } from 'drizzle-orm';
import { codeOf, type Desk, type Operator, operatorOf, setUpDesk } from '../../../../test-support/desk';
import { ids } from '../../../../test-support/shop-data';
import { rowsOf } from '../../../database/database.types';

let desk: Desk;
let mona: Operator;
beforeEach(async () => {
  desk = await setUpDesk();
  mona = await operatorOf(desk.service, 'Mona', 'manager');
});
afterEach(() => desk.service.close());

const storeId = ids.store;
/** A Thursday and the Friday after it, the days after the test's. */
const THURSDAY = '2026-11-26';
const FRIDAY = '2026-11-27';
const templates = async () => (await mona.call('POST /desk/slot-templates', { storeId })).data.templates;
const at = async (starts: string) => {
  const found = (await templates()).find(({ values }) => values.starts === starts);
  if (!found) throw new Error(`no time at ${starts}`);
  return found;
};
const change = (templateId: number, seen: SlotTemplateValues, set: SlotTemplateValues) =>
  mona.call('POST /desk/slot-template-change', { storeId, templateId, seen, set });
const offered = (day: string, starts: string) =>
  rowsOf<{ capacity: number; fee: number; offered: boolean; reserved: number }>(
    desk.service.db,
    sql`select capacity, fee, offered, reserved from slots
      where store_id = ${storeId} and method = 'delivery' and local_date = ${day} and local_time = ${starts}`,
  );
const early: SlotTemplateValues = {
  ...{ fulfilmentMethod: 'delivery', days: [4, 5], starts: '07:00', ends: '08:00', capacity: 5, fee: 199 },
  ...{ leadMinutes: 60, orderBy: null },
};
const opensAtSix = () =>
  desk.service.db.execute(
    sql`update stores set opening_hours = '[{"day":4,"opens":"06:00","closes":"22:00"},{"day":5,"opens":"06:00","closes":"22:00"}]' where id = ${storeId}`,
  );

test('a new weekly time is offered on its weekdays at once, and the audit says by whom', async () => {
  await opensAtSix();
  const { data } = await mona.call('POST /desk/slot-template-add', { storeId, set: early });
  expect(data.template.values).toEqual(early);
  // Thursdays and Fridays of the two weeks that are offered.
  expect(data.slots.added).toBe(4);
  expect(await offered(THURSDAY, '07:00')).toMatchObject([{ capacity: 5, fee: 199, offered: true }]);
  expect(await offered('2026-11-28', '07:00')).toEqual([]);
  const [action] = await rowsOf(
    desk.service.db,
    sql`select operation, after from operator_actions order by at desc, id desc limit 1`,
  );
  expect(action).toMatchObject({ operation: 'deskSlotTemplateAdd', after: { starts: '07:00', capacity: 5 } });
});

test('coming slots follow a change, except those that staff have changed, and booked places stay', async () => {
  await desk.order([{ id: ids.milk, quantity: 6 }]);
  const { templateId, values } = await at('17:00');
  await desk.service.db.execute(
    sql`update slots set capacity = ${values.capacity} where store_id = ${storeId} and local_time = '17:00'`,
  );
  await desk.service.db.execute(
    sql`update slots set capacity = 7 where store_id = ${storeId} and local_time = '17:00' and local_date = ${FRIDAY}`,
  );
  const { data } = await change(templateId, values, { ...values, fee: 555 });
  expect(data.slots.changed).toBeGreaterThan(5);
  expect(data.slots).toMatchObject({ added: 0, ended: 0 });
  expect(await offered(THURSDAY, '17:00')).toMatchObject([{ fee: 555 }]);
  expect(await offered(FRIDAY, '17:00')).toMatchObject([{ capacity: 7, fee: values.fee }]);
  // As it is already: nothing is done twice.
  expect((await change(templateId, values, { ...values, fee: 555 })).data.slots).toEqual({
    added: 0,
    changed: 0,
    ended: 0,
  });
});

test('a time without days ends with its orders kept, and comes back with what sets it back', async () => {
  const { templateId, values } = await at('17:00');
  const { data: basket } = await desk.service.call('POST /basket/add-item', {
    storeId,
    menuItem: { id: ids.milk, quantity: 6 },
  });
  const { basketToken } = basket.basket;
  await desk.service.call(
    'POST /slots/reserve',
    { storeId, basketToken, fulfilmentMethod: 'delivery', timeSlotDate: THURSDAY, timeSlotTime: '17:00' },
    { guest: basketToken },
  );
  const off = { ...values, days: [] };
  const { data } = await change(templateId, values, off);
  expect(data.slots.ended).toBeGreaterThan(5);
  expect(await offered(THURSDAY, '17:00')).toMatchObject([{ offered: false, reserved: 1, capacity: 1 }]);
  const held = await desk.service.call('POST /slots/reservation', { basketToken });
  expect(held.data.reservation?.state).toBe('held');
  const back = await change(templateId, off, values);
  expect(back.data.slots.added).toBe(data.slots.ended);
  expect(await offered(THURSDAY, '17:00')).toMatchObject([
    { offered: true, reserved: 1, capacity: values.capacity, fee: values.fee },
  ]);
});

test('what somebody else has changed, what clashes and what is not the store’s own is refused', async () => {
  const { templateId, values } = await at('17:00');
  const set = { ...values, capacity: 3 };
  expect(await codeOf(change(templateId, { ...values, fee: 1 }, set))).toBe('slot_template_changed');
  expect(await codeOf(change(5, values, set))).toBe('slot_template_not_found');
  const { problem } = await change(templateId, values, { ...values, starts: '18:00', ends: '19:00' });
  expect(problem).toMatchObject({
    code: 'slot_template_invalid',
    detail: 'There is a time from 18:00 to 19:00 on Sunday already',
  });
  for (const wrong of [{ ends: '17:00' }, { ends: '07:00' }, { fulfilmentMethod: 'collection' as const }])
    expect(await codeOf(change(templateId, values, { ...values, ...wrong }))).toBe('slot_template_invalid');
  const malformed = [{ days: [7] }, { days: [1, 1] }, { starts: '24:00' }, { capacity: -1 }, { fee: 0.5 }];
  for (const wrong of malformed)
    expect(await codeOf(change(templateId, values, { ...values, ...wrong }))).toBe('validation_failed');
  await desk.service.db.execute(sql`update stores set fulfilment = '{collection}' where id = ${storeId}`);
  expect(await codeOf(mona.call('POST /desk/slot-template-add', { storeId, set: early }))).toBe(
    'slot_template_invalid',
  );
  expect((await at('17:00')).values).toEqual(values);
});
