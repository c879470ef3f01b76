/** Runs a query. */
export type Query = (query: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Every table with the number of its rows that contain one of the texts, such as a member's id and address. */
export async function rowsNaming(sql: Query, texts: readonly string[]): Promise<Readonly<Record<string, number>>> {
  const tables = await sql(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const found: Record<string, number> = {};
  for (const { schema, name } of tables) {
    const [row] = await sql(`select count(*)::int as count from "${schema}"."${name}" t where t::text ilike any($1)`, [
      texts.map((text) => `%${text}%`),
    ]);
    if (Number(row?.count) > 0) found[String(name)] = Number(row?.count);
  }
  return found;
}
