import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../src/database/database.types';

/** Statements that the database was sent, by the operation that sent them. */
export interface StatementRecorder {
  logQuery(statement: string): void;
  /** Records what an operation sends while it runs. */
  during<T>(operation: string, call: () => Promise<T>): Promise<T>;
  readonly statements: ReadonlyMap<string, string>;
}

export function createStatementRecorder(): StatementRecorder {
  const statements = new Map<string, string>();
  let running: string | undefined;
  return {
    statements,
    logQuery(statement) {
      if (running) statements.set(statement.replace(/\s+/g, ' '), running);
    },
    async during(operation, call) {
      running = operation;
      try {
        return await call();
      } finally {
        running = undefined;
      }
    },
  };
}

/** The tables whose rows belong to a member, by the column that says so. */
export async function tablesOfMembers(db: Database): Promise<readonly string[]> {
  const rows = await rowsOf<{ table_name: string }>(
    db,
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'member_id'`,
  );
  return rows.map(({ table_name }) => table_name);
}

/** Whether a statement reads or changes rows of one of the tables without saying whose. An insert says it by its values. */
export function isWithoutMember(statement: string, tables: readonly string[]): boolean {
  const touched = [...statement.matchAll(/\b(?:from|join|update) "?(\w+)"?/g)].map(([, table]) => table ?? '');
  return (
    touched.some((table) => tables.includes(table)) && !/\bmember_id"? (?:=|is not distinct from) \$\d/.test(statement)
  );
}

/** Statements that find rows in another way, which keeps other members out. Each must occur. */
export const otherOwners: readonly { readonly found: RegExp; readonly why: string }[] = [
  { found: /"baskets"\."token" = \$/, why: 'who has the token of a basket may use it (ADR 7)' },
  { found: /\bfrom "?baskets"? .*\bbaskets"?\."?id"? = \$/, why: 'a basket that was found by its token or its member' },
  { found: /^update "baskets" set "version" .*"id" = \$\d/, why: 'the same basket, once it is locked' },
  { found: /^update "baskets" set .*"details_owner" (?:= |in \()\$/, why: 'the details that an ended session entered' },
  { found: /\bdraft_order_id in \(/, why: 'the orders that personOf found for the member' },
  { found: /\bcontact_requests where id in \(/, why: 'the messages that personOf found for the member' },
  { found: /\bb\.id = \$\d+\)/, why: 'the places in time slots of such a basket' },
  { found: /"baskets"\."amends_draft_order_id" = \$/, why: 'the basket of an order that was found to be the own one' },
  { found: /from "orders" where "orders"\."draft_order_id" = \$1$/, why: 'isOwn compares the member of the row' },
  {
    found: /from "orders" where \("orders"\."business_id" = \$1 and "orders"\."business_order_id" = \$2\)$/,
    why: 'isOwn compares the member of the row',
  },
  {
    found: /^update "orders" set "status" = \$1 where/,
    why: 'moveOrder has the row of an order that was found before',
  },
  { found: /"orders"\."order_id" = \$1 .*"placed_at" is not null\)$/, why: 'mayReview compares the member of the row' },
  { found: /"order_reviews"\."order_id" = \$1$/, why: 'the review of an order that was found for its member' },
  { found: /^update "coupon_uses" set .*"draft_order_id" = \$/, why: 'the coupon of an order that was found before' },
  { found: /"sessions"\."id" = \$/, why: 'the session of the access token, or one of the member’s list' },
  { found: /^update one_time_codes set .* where id = \$/, why: 'the code that was found for the member before' },
  { found: /^(?:update|delete from) "member_lists" .*"id" = \$\d$/, why: 'the list was found for its member before' },
  {
    found: /^(?:update|delete from) "weekly_slots" .*"id" = \$\d$/,
    why: 'the weekly time was found for its member before',
  },
  {
    found: /^delete from "saved_cards" where "saved_cards"\."id" = \$1$/,
    why: 'the card was found for its member before',
  },
];
