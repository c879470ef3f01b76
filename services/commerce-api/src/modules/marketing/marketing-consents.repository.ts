import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.types';
import { marketingConsents } from '../../database/schema/marketing';
import { newId } from '../../ids';

export type ConsentRow = typeof marketingConsents.$inferSelect;

/** The member's latest answers, by channel. */
export async function latestConsents(db: Database, memberId: number): Promise<ReadonlyMap<number, ConsentRow>> {
  const rows = await db
    .selectDistinctOn([marketingConsents.channelId])
    .from(marketingConsents)
    .where(eq(marketingConsents.memberId, memberId))
    .orderBy(marketingConsents.channelId, desc(marketingConsents.at), desc(marketingConsents.id));
  return new Map(rows.map((row) => [row.channelId, row]));
}

/** A condition: the member of a column agrees to marketing by a channel. */
export const consentsTo = (memberId: PgColumn, channelId: number): SQL =>
  sql`(select ${marketingConsents.optedIn} from ${marketingConsents}
       where ${marketingConsents.memberId} = ${memberId} and ${marketingConsents.channelId} = ${channelId}
       order by ${marketingConsents.at} desc, ${marketingConsents.id} desc limit 1)`;

/** Whether the member has agreed to marketing by a channel. */
export async function hasConsented(db: Database, memberId: number, channelId: number): Promise<boolean> {
  const [latest] = await db
    .select({ optedIn: marketingConsents.optedIn })
    .from(marketingConsents)
    .where(and(eq(marketingConsents.memberId, memberId), eq(marketingConsents.channelId, channelId)))
    .orderBy(desc(marketingConsents.at), desc(marketingConsents.id))
    .limit(1);
  return latest?.optedIn === true;
}

/** Appends an answer to the history. */
export async function recordConsent(tx: Database, answer: Omit<ConsentRow, 'id'>): Promise<void> {
  await tx.insert(marketingConsents).values({ id: newId(), ...answer });
}
