import pg from 'pg';
import { SERVER_VARIABLE } from '../../test-support/database/open-test-database';
import { type PostgresCluster, startPostgres } from '../../test-support/database/postgres-cluster';
import { PreparedClient } from './prepared-client';

let cluster: PostgresCluster | undefined;
let url: string;
let client: pg.Client;
beforeAll(async () => {
  const server = process.env[SERVER_VARIABLE];
  if (!server) cluster = await startPostgres();
  url = server ?? cluster?.url ?? '';
  client = new PreparedClient({ connectionString: url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await cluster?.stop();
});

const ask = async (text: string, ...values: unknown[]) => (await client.query({ text }, values)).rows;

const prepared = async () =>
  (await client.query('select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements'))
    .rows;

test('a frequent statement is prepared, and gives the same rows', async () => {
  for (const value of [1, 2, 3, 4])
    expect(await ask('select $1::int + 1 as next', value)).toEqual([{ next: value + 1 }]);
  expect(await prepared()).toEqual([{ statement: 'select $1::int + 1 as next', runs: 2 }]);
});

test('a rare statement and one without parameters are not prepared', async () => {
  const before = await prepared();
  await ask('select $1::int + 10 as rare', 1);
  for (const _ of [1, 2, 3, 4]) await client.query('select 1');
  expect(await prepared()).toEqual(before);
});

test('a statement that failed can be sent again', async () => {
  const text = 'select 10 / $1::int as result';
  for (const _ of [1, 2, 3, 4]) await expect(ask(text, 0)).rejects.toThrow('division by zero');
  expect(await ask(text, 5)).toEqual([{ result: 2 }]);
});

test('a pool hands the statements to its connections', async () => {
  const pool = new pg.Pool({ Client: PreparedClient, connectionString: url, max: 2 });
  const asked = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((value) => pool.query({ text: 'select $1::int as n' }, [value])),
  );
  expect(asked.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3, 4, 5, 6]);
  await pool.end();
});
