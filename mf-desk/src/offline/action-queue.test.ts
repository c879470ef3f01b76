import { waitFor } from '@testing-library/react';
import { pickLine } from '../../test-support/batch';
import { createActionQueue, type Sent } from './action-queue';
import { type PickDecision, pickDecisions } from './pick-decision';

const OPERATOR = 5;
const decision = (id: string, lineId = 1): PickDecision => ({
  id,
  at: Date.now(),
  batchId: 7,
  body: { businessOrderId: 'PW-40718', lineId, picked: 2, decidedAt: '2026-11-28T09:27:00.000Z' },
  shown: { name: 'Whole milk', quantity: 2, tote: 'A' },
});
type SentLine = Sent<ReturnType<typeof pickLine>>;
const sent: SentLine = { kind: 'sent', reply: pickLine({ picked: 2 }) };
const later: SentLine = { kind: 'later' };

function queueOn(send: (one: PickDecision) => Promise<SentLine>) {
  const services = { send: jest.fn(send), onSent: jest.fn(), onRefused: jest.fn(), onLogIn: jest.fn() };
  const queue = createActionQueue(OPERATOR, pickDecisions, services);
  return { ...services, queue, sentIds: () => services.send.mock.calls.map(([{ id }]) => id) };
}
const idsKept = (operatorId = OPERATOR) => pickDecisions.stored.read(operatorId).actions.map(({ id }) => id);

beforeEach(() => localStorage.clear());

test('without a connection decisions are kept, and after a reload they are sent in order with the same keys', async () => {
  const before = queueOn(async () => later);
  await before.queue.add([decision('one'), decision('two', 2)]);
  expect([before.sentIds(), before.queue.state().isCutOff, idsKept()]).toEqual([['one'], true, ['one', 'two']]);

  const after = queueOn(async () => sent);
  expect(after.queue.state().actions).toHaveLength(2);
  await after.queue.send();
  expect([after.sentIds(), after.onSent.mock.calls.length, idsKept()]).toEqual([['one', 'two'], 2, []]);
  expect(after.queue.state().isCutOff).toBe(false);
});

test('decisions go one after the other, also those that are made meanwhile', async () => {
  const waiting: ((reply: SentLine) => void)[] = [];
  const { queue, sentIds } = queueOn(() => new Promise((resolve) => waiting.push(resolve)));
  const first = queue.add([decision('one')]);
  void queue.add([decision('two', 2)]);
  expect(sentIds()).toEqual(['one']);
  waiting[0]?.(sent);
  await waitFor(() => expect(sentIds()).toEqual(['one', 'two']));
  waiting[1]?.(sent);
  await first;
  expect(idsKept()).toEqual([]);
});

test('a refused decision is kept until the picker chooses, and does not hold up the next ones', async () => {
  const { queue, sentIds, onRefused } = queueOn(async ({ id }) =>
    id === 'one' ? { kind: 'refused', code: 'pick_outdated' } : sent,
  );
  await queue.add([decision('one'), decision('two', 2)]);
  expect([sentIds(), onRefused.mock.calls.length]).toEqual([['one', 'two'], 1]);
  expect(pickDecisions.stored.read(OPERATOR).actions).toMatchObject([{ id: 'one', refusal: 'pick_outdated' }]);
  await queue.send();
  expect(sentIds()).toHaveLength(2);
  await queue.add([decision('mine')]);
  expect(idsKept()).toEqual([]);
});

test('when the session has ended, nothing is lost and the operator logs in', async () => {
  const { queue, onLogIn } = queueOn(async () => ({ kind: 'log-in' }));
  await queue.add([decision('one')]);
  expect([onLogIn.mock.calls.length, idsKept()]).toEqual([1, ['one']]);
});

test('decisions of other operators on the same device stay', async () => {
  pickDecisions.stored.store(6, [decision('hers')]);
  const { queue } = queueOn(async () => sent);
  await queue.add([decision('one')]);
  expect([idsKept(6), idsKept()]).toEqual([['hers'], []]);
});

test('a device that keeps nothing says so, and still sends', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const replies = [later, sent];
  const { queue, sentIds } = queueOn(async () => replies.shift() ?? sent);
  await queue.add([decision('one')]);
  expect(queue.state()).toMatchObject({ isKept: false, actions: [{ id: 'one' }] });
  await queue.send();
  expect([sentIds(), queue.state().actions]).toEqual([['one', 'one'], []]);
  setItem.mockRestore();
});

test('what was not sent within twelve hours is dropped, whoever’s it is, and its order is told to whom it was', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  pickDecisions.stored.store(6, [decision('hers')]);
  const { queue } = queueOn(async () => later);
  await queue.add([decision('one')]);
  now.mockReturnValue(12 * 3_600_000 - 1);
  await queue.add([decision('late', 2)]);
  expect(idsKept()).toEqual(['one', 'late']);

  now.mockReturnValue(12 * 3_600_000);
  await queue.send();
  expect([queue.state().actions.map(({ id }) => id), queue.state().lost]).toEqual([['late'], ['PW-40718']]);
  expect(localStorage.getItem('desk:picks')).not.toContain('hers');
  expect(queueOn(async () => later).queue.state().lost).toEqual(['PW-40718']);
  queue.forgetLost();
  expect(pickDecisions.stored.read(OPERATOR)).toMatchObject({ actions: [{ id: 'late' }], lost: [] });
  expect(pickDecisions.stored.read(6)).toEqual({ actions: [], lost: ['PW-40718'] });
  now.mockRestore();
});
