import { isDatabaseUnavailable, sqlState } from './database-error';

const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });
const withCode = (code: string, more: object = {}) => Object.assign(new Error('a message'), { code, ...more });

test.each([
  ['a connection that broke', withCode('08006')],
  ['a server that stops', withCode('57P01')],
  ['no connection left at the server', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a server that accepts no writes', withCode('25006')],
  ['no connection left in the pool', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended during a statement', new Error('Connection terminated unexpectedly')],
  ['a connection that broke during a statement', withCode('ECONNRESET', { syscall: 'read' })],
  ['a server that is not there', withCode('ECONNREFUSED', { syscall: 'connect' })],
])('%s: the database is unavailable, also where Drizzle wraps the error', (_what, error) => {
  expect([error, wrapped(error)].map(isDatabaseUnavailable)).toEqual([true, true]);
});

test('a fault of the statement, of the value or of another server is none of the database', () => {
  const fetchFailed = new TypeError('fetch failed', { cause: withCode('ECONNREFUSED', { syscall: 'connect' }) });
  const diskFull = withCode('ENOSPC', { syscall: 'write' });
  const others = [
    diskFull,
    withCode('23505'),
    withCode('22P05'),
    withCode('42P01'),
    fetchFailed,
    new Error('Oh'),
    undefined,
  ];
  expect(others.filter(isDatabaseUnavailable)).toEqual([]);
});

test('the state of the innermost error is found', () => {
  expect([wrapped(wrapped(withCode('23505'))), new Error('Oh')].map(sqlState)).toEqual(['23505', undefined]);
});
