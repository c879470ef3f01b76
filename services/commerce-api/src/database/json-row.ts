import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The rows of one table as JSON, so that one statement can read or write rows of several tables. */
export interface JsonRow<T extends PgTable> {
  /** SQL: a row of the table as a JSON array of its columns. */
  readonly sql: SQL;
  /** SQL: the names of all columns. */
  readonly columns: SQL;
  /** SQL: rows as a table expression with the columns of `columns`. */
  from(rows: readonly T['$inferSelect'][]): SQL;
  /** The row that the SQL returned, with its instants as dates. */
  parse(values: readonly unknown[]): T['$inferSelect'];
}

/** Prepared once per table, because the text of many columns is expensive to build for each statement. */
export function jsonRow<T extends PgTable>(table: T): JsonRow<T> {
  const columns = Object.entries(getTableColumns(table));
  const name = getTableName(table);
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ');
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  const parsed = columns.map(([key, { dataType }]) => ({ key, isDate: dataType === 'date' }));
  return {
    sql: sql.raw(`json_build_array(${columns.map(([, column]) => `"${name}"."${column.name}"`).join(', ')})`),
    columns: sql.raw(names),
    from(rows) {
      const json = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
      return sql`json_to_recordset(${JSON.stringify(json)}::json) as ${sql.raw(`${name}_rows(${types})`)}`;
    },
    parse(values) {
      const row: Record<string, unknown> = {};
      for (const [place, { key, isDate }] of parsed.entries()) {
        const value = values[place];
        row[key] = isDate && typeof value === 'string' ? new Date(value) : value;
      }
      // The SQL above builds exactly the table's columns.
      return row as T['$inferSelect'];
    },
  };
}
