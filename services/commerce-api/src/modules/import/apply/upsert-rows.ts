import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/database.types';

export interface Upsert<R extends object> {
  table: PgTable;
  /** Rows with the same properties, named as in the Drizzle schema. */
  rows: readonly R[];
  /**
   * Properties of the primary key: an existing row with the same key is updated. Without them every row must be new.
   */
  key?: readonly (keyof R & string)[];
  /** Texts that are not columns but inputs of `computed`. */
  words?: readonly (keyof R & string)[];
  /** Columns that the database computes from `incoming`. */
  computed?: Readonly<Record<string, SQL>>;
}

const joined = (parts: SQL[]) => sql.join(parts, sql`, `);

/** Writes rows in one statement with a single JSON parameter, which is faster than a parameter per value. */
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
