import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.types';

export interface Upsert<R extends object> {
  table: PgTable;
  /** All with the same properties, by the names that the schema gives to columns. */
  rows: readonly R[];
  /** The properties of the primary key: a row whose key is there is overwritten. Without them every row must be new. */
  key?: readonly (keyof R & string)[];
  /** Texts that the table has no column for; they are there for `computed` to be made of. */
  words?: readonly (keyof R & string)[];
  /** Columns that the database works out from those of `incoming`. */
  computed?: Readonly<Record<string, SQL>>;
}

const joined = (parts: SQL[]) => sql.join(parts, sql`, `);

/**
 * Writes rows as one statement with one parameter: a JSON document, which a thousand rows fill and no driver takes
 * apart.
 */
export async function upsertRows<R extends object>(
  db: Database,
  { table, rows, key = [], words = [], computed = {} }: Upsert<R>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const given = Object.keys(first).filter((property) => !(words as readonly string[]).includes(property));
  const column = (property: string) => {
    const found = columns[property];
    if (!found) throw new Error(`${getTableConfig(table).name} has no column for ${property}`);
    return found;
  };
  const name = (property: string) => sql.identifier(column(property).name);
  const shape = [
    ...given.map((property) => sql`${name(property)} ${sql.raw(column(property).getSQLType())}`),
    ...words.map((property) => sql`${sql.identifier(property)} text`),
  ];
  const made = Object.keys(computed);
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([property, value]) => [columns[property]?.name ?? property, value])),
  );
  const changing = [...given.filter((property) => !(key as readonly string[]).includes(property)), ...made];
  const conflict =
    key.length === 0
      ? sql``
      : sql`on conflict (${joined(key.map((property) => sql`${name(property)}`))}) do update
          set ${joined(changing.map((property) => sql`${name(property)} = excluded.${name(property)}`))}`;
  await db.execute(sql`
    insert into ${table} (${joined([...given, ...made].map((property) => sql`${name(property)}`))})
    select ${joined([...given.map((property) => sql`incoming.${name(property)}`), ...Object.values(computed)])}
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as incoming(${joined(shape)})
    ${conflict}`);
}
