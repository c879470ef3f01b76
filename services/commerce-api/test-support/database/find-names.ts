import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/database/database.types';

/** Tables with a row that contains one of the texts, each as 'table: text'. */
export async function tablesNaming(db: Database, texts: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const text of texts) {
      const rows = await rowsOf(
        db,
        sql`select 1 from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`} limit 1`,
      );
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  return found;
}
