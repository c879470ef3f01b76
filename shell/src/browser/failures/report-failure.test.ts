import { CodeFault, FileFault } from './faults';
import { reportFailure } from './report-failure';
import { watchErrors } from './watch-errors';

const page = { composition: 'c1', business: { locale: 'en-gb' } };
const send = jest.fn();
const reports = () => send.mock.calls.map(([, { body }]) => JSON.parse(body));

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response(''));
  global.fetch = send;
});

test('a failed part is reported with its owner, version, composition and the page’s path', () => {
  history.replaceState(null, '', '/store/a?postcode=SE1');
  const part = { part: './StorePage', remote: 'mf-a', version: '2' };
  reportFailure(page, part, new CodeFault('does not render'));
  expect(send).toHaveBeenCalledWith('/en-gb/rum', expect.objectContaining({ method: 'POST', keepalive: true }));
  const message = 'does not render';
  expect(reports()).toEqual([{ kind: 'failure', ...part, message, composition: 'c1', url: '/store/a' }]);
});

test('a file that did not load is another kind of report than code that failed', () => {
  reportFailure(page, { part: 'a' }, new FileFault('no response'));
  expect(reports()).toMatchObject([{ kind: 'missing' }]);
});

test('an error that passes several handlers is reported once', () => {
  const error = new Error('once');
  reportFailure(page, { part: 'a' }, error);
  reportFailure(page, { part: 'b' }, error);
  expect(reports()).toHaveLength(1);
});

test('a report is cut to the length that the server accepts', () => {
  reportFailure(page, { part: 'p'.repeat(5_000) }, 'm'.repeat(5_000));
  reportFailure(page, { part: 'a' }, undefined);
  const [long, empty] = reports();
  expect(Math.max(long.part.length, long.message.length)).toBeLessThanOrEqual(500);
  expect(empty.message).toBe('undefined');
});

test('a report that cannot be sent is dropped', async () => {
  send.mockRejectedValue(new Error('offline'));
  expect(() => reportFailure(page, { part: 'a' }, new Error('x'))).not.toThrow();
});

test('uncaught errors are reported with the owner of their script, twenty per page at most', () => {
  watchErrors(page);
  const dispatch = (filename: string, error = new Error('uncaught')) =>
    window.dispatchEvent(new ErrorEvent('error', { message: 'uncaught', filename, error }));
  dispatch('http://localhost/assets/mf-a/page.abc.js');
  dispatch('http://localhost/other.js', Object.assign(new Error('x'), { stack: '' }));
  expect(reports()).toMatchObject([{ part: 'uncaught', remote: 'mf-a' }, { part: 'uncaught' }]);
  expect(reports()[1].remote).toBeUndefined();
  for (let count = 0; count < 30; count += 1) dispatch('');
  expect(reports()).toHaveLength(20);
});
