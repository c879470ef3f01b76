import { problem, refused, showPage } from '../../test-support/show-page';
import type { PickDecision } from './pick-decision';
import { sendDecision } from './send-decision';

const decision = { id: 'key', body: { lineId: 1 } } as PickDecision;

test.each([
  ['a decision that arrived', { lineId: 1 }, { kind: 'sent', line: { lineId: 1 } }],
  ['a later decision of somebody else', refused('pick_outdated'), { kind: 'refused', code: 'pick_outdated' }],
  [
    'a body that the shop never accepts',
    problem(422, 'validation_failed'),
    { kind: 'refused', code: 'validation_failed' },
  ],
  ['an ended session', problem(401), { kind: 'log-in' }],
  ['no connection', problem(0, 'network'), { kind: 'later' }],
  ['a server in trouble', problem(503), { kind: 'later' }],
  ['too many requests', problem(429, 'rate_limited'), { kind: 'later' }],
  ['another tab that is sending it', problem(409, 'request_in_progress'), { kind: 'later' }],
])('%s', async (_, reply, sent) => {
  const { call } = showPage(null, { 'POST /desk/pick-line': reply });
  expect(await sendDecision({ call } as never, decision)).toEqual(sent);
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { lineId: 1 }, idempotencyKey: 'key' });
});
