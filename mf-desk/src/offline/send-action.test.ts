import { problem, refused, showPage } from '../../test-support/show-page';
import { sendAction } from './send-action';

test.each([
  ['a decision that arrived', { lineId: 1 }, { kind: 'sent', reply: { lineId: 1 } }],
  ['a later decision of somebody else', refused('pick_outdated'), { kind: 'refused', code: 'pick_outdated' }],
  [
    'a body that the shop never accepts',
    problem(422, 'validation_failed'),
    { kind: 'refused', code: 'validation_failed' },
  ],
  ['an ended session', problem(401), { kind: 'log-in' }],
  ['a handheld that waits for its PIN', problem(423, 'operator_session_locked'), { kind: 'later' }],
  ['no connection', problem(0, 'network'), { kind: 'later' }],
  ['a server in trouble', problem(503), { kind: 'later' }],
  ['too many requests', problem(429, 'rate_limited'), { kind: 'later' }],
  ['another tab that is sending it', problem(409, 'request_in_progress'), { kind: 'later' }],
])('%s', async (_, reply, sent) => {
  const { call } = showPage(null, { 'POST /desk/pick-line': reply });
  expect(await sendAction(() => call('POST /desk/pick-line') as never)).toEqual(sent);
});
