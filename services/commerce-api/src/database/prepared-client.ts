import pg from 'pg';

/** How many statements a connection keeps prepared: those of all operations are fewer. */
const MAX_PREPARED = 400;
/** Statements that occur once, such as lists of another length, are not worth a plan. */
const MIN_USES = 3;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which a statement is prepared; undefined if it is rare. */
function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_PREPARED) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (count < MIN_USES) {
    // Forgets rare texts from time to time, so that lists of every length do not fill the memory.
    if (uses.size >= 5 * MAX_PREPARED) uses.clear();
    uses.set(text, count);
    return undefined;
  }
  uses.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** Whether an argument of `query` is a statement with parameters that its caller has not named. */
const isUnnamed = (statement: unknown): statement is pg.QueryConfig =>
  typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);

/**
 * A connection on which PostgreSQL plans each frequent statement once: planning the read of a basket takes twice as long
 * as executing it.
 */
export class PreparedClient extends pg.Client {
  override query: pg.Client['query'] = (...args: unknown[]) => {
    const [statement, values] = args;
    // Statements without parameters are few, and begin, commit and migrations are among them.
    if (isUnnamed(statement) && !statement.name && Array.isArray(values) && values.length > 0)
      args[0] = { ...statement, name: preparedName(statement.text) };
    // The overloads of `query` differ in their replies alone.
    return (super.query as (...all: unknown[]) => never)(...args);
  };
}
