import { CUSTOMER_NOTES_MAX } from '@storefront/api/constants';
import type { CustomerNote } from '@storefront/api/entities/desk/customer';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { customerNotes } from '../../../database/schema/customer';
import type { CallingOperator } from '../../../http/callers/operator-of-request';
import { newId } from '../../../ids';
import { refuse } from '../../../problem';
import { type CustomerOf, customerOf } from './customer-of-ref';

const isAbout = ({ businessId, member, email }: CustomerOf): SQL | undefined =>
  and(
    eq(customerNotes.businessId, businessId),
    member
      ? eq(customerNotes.memberId, member.id)
      : and(isNull(customerNotes.memberId), eq(customerNotes.emailAddress, email)),
  );

const mayDelete = ({ operatorId, role }: CallingOperator, note: typeof customerNotes.$inferSelect): boolean =>
  operatorId === null || role === 'administrator' || note.operatorId === operatorId;

/** The notes about a person, newest first. */
export async function notesAbout(
  db: Database,
  customer: CustomerOf,
  operator: CallingOperator,
): Promise<CustomerNote[]> {
  const rows = await db
    .select()
    .from(customerNotes)
    .where(isAbout(customer))
    .orderBy(desc(customerNotes.createdAt), desc(customerNotes.id));
  return rows.map((row) => ({
    noteId: row.id,
    text: row.text,
    by: row.operatorName,
    at: row.createdAt.toISOString(),
    canDelete: mayDelete(operator, row),
  }));
}

/** Writes a note. @throws Problem customer_not_found, customer_notes_full */
export async function addNote(
  db: Database,
  businessId: number,
  { customer: ref, text }: BodyOf<'POST /desk/customer-note-add'>,
  operator: CallingOperator,
  now: Date,
): Promise<{ notes: CustomerNote[] }> {
  const customer = await customerOf(db, businessId, ref);
  if ((await db.$count(customerNotes, isAbout(customer))) >= CUSTOMER_NOTES_MAX) throw refuse('customer_notes_full');
  await db.insert(customerNotes).values({
    id: newId(),
    businessId,
    memberId: customer.member?.id ?? null,
    emailAddress: customer.member ? null : customer.email,
    text: text.trim(),
    operatorId: operator.operatorId,
    operatorName: operator.name,
    createdAt: now,
  });
  return { notes: await notesAbout(db, customer, operator) };
}

/** Deletes a note. @throws Problem customer_note_not_found; customer_note_of_another unless an administrator asks */
export async function deleteNote(
  db: Database,
  noteId: number,
  operator: CallingOperator,
): Promise<{ deleted: boolean }> {
  const [note] = await db.select().from(customerNotes).where(eq(customerNotes.id, noteId));
  if (!note) throw refuse('customer_note_not_found');
  if (!mayDelete(operator, note)) throw refuse('customer_note_of_another');
  await db.delete(customerNotes).where(eq(customerNotes.id, noteId));
  return { deleted: true };
}
