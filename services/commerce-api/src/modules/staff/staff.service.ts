import type { StaffMember } from '@storefront/api/entities/desk/staff-member';
import type { OperatorRole } from '@storefront/api/entities/operator';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { brokenConstraint } from '../../database/database-error';
import { inTransaction } from '../../database/in-transaction';
import { operatorStores, operators } from '../../database/schema/operator';
import { stores } from '../../database/schema/store';
import { normaliseEmail } from '../../formats/normalise-email';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { ServiceContext } from '../../service-context';
import { removeOperatorPasskeys } from '../operators/operator-passkeys';
import { endOperatorSessions } from '../operators/operator-sessions';
import { inviteOperator, useUpInvitations } from './invitations';
import { staffMember } from './staff-view';

type OperatorRow = typeof operators.$inferSelect;

/** Replaces the stores in which an operator works; null: all of the business. @throws Problem store_not_found */
async function saveStores(
  tx: Database,
  { id: operatorId, businessId }: Pick<OperatorRow, 'id' | 'businessId'>,
  storeIds: readonly number[] | null,
): Promise<void> {
  await tx.delete(operatorStores).where(eq(operatorStores.operatorId, operatorId));
  if (!storeIds) return;
  const isOwn = and(eq(stores.businessId, businessId), inArray(stores.id, [...storeIds]));
  if ((await tx.$count(stores, isOwn)) < storeIds.length) throw refuse('store_not_found');
  await tx.insert(operatorStores).values(storeIds.map((storeId) => ({ operatorId, storeId })));
}

/** Staff and keys are of the whole business. @throws Problem validation_failed */
function assertWholeBusiness(role: OperatorRole, storeIds: readonly number[] | null): void {
  if (role === 'administrator' && storeIds)
    throw refuse('validation_failed', 'An administrator works in every store of the business');
}

/** Adds an operator and mails them an invitation. @throws Problem operator_email_taken, store_not_found, validation_failed */
export async function addStaff(
  { db, keys }: ServiceContext,
  businessId: number,
  { name, email, role, storeIds }: BodyOf<'POST /desk/staff-add'>,
  now: Date,
): Promise<StaffMember> {
  assertWholeBusiness(role, storeIds);
  const row = { id: newId(), businessId, name, role, email: normaliseEmail(email), createdAt: now };
  const operatorId = await inTransaction(db, async (tx) => {
    const [added] = await tx.insert(operators).values(row).returning();
    if (!added) throw new Error('The operator was not saved');
    await saveStores(tx, added, storeIds);
    await inviteOperator(tx, keys, added, 'operator_invitation', now);
    return added.id;
  }).catch((error: unknown) => {
    if (brokenConstraint(error) === 'operators_email') throw refuse('operator_email_taken');
    throw error;
  });
  return staffMember(db, businessId, operatorId);
}

/** An operator of the business who was not withdrawn; the row is locked. @throws Problem operator_not_found */
export async function lockOperator(tx: Database, businessId: number, operatorId: number): Promise<OperatorRow> {
  const [row] = await tx
    .select()
    .from(operators)
    .where(and(eq(operators.id, operatorId), eq(operators.businessId, businessId), isNull(operators.withdrawnAt)))
    .for('update');
  if (!row) throw refuse('operator_not_found');
  return row;
}

/**
 * Locks those who can administer the business, so that of two who withdraw each other one stays. Whoever has not accepted
 * the invitation cannot yet.
 * @throws Problem operator_last_administrator when nobody else is left
 */
async function assertAnotherAdministrator(tx: Database, businessId: number, operatorId: number): Promise<void> {
  const able = await tx
    .select({ id: operators.id })
    .from(operators)
    .where(
      and(
        eq(operators.businessId, businessId),
        eq(operators.role, 'administrator'),
        isNull(operators.withdrawnAt),
        or(isNotNull(operators.passwordHash), isNotNull(operators.keyHash)),
      ),
    )
    .orderBy(asc(operators.id))
    .for('update');
  if (!able.some(({ id }) => id !== operatorId)) throw refuse('operator_last_administrator');
}

/** Whether somebody is an administrator, whose role and withdrawal wait for the lock of all of them. */
async function isAdministrator(tx: Database, operatorId: number): Promise<boolean> {
  const isOne = and(eq(operators.id, operatorId), eq(operators.role, 'administrator'), isNull(operators.withdrawnAt));
  return (await tx.$count(operators, isOne)) > 0;
}

/** Changes name, role or stores. @throws Problem operator_not_found, operator_last_administrator, store_not_found */
export async function changeStaff(
  { db }: Pick<ServiceContext, 'db'>,
  businessId: number,
  { operatorId, name, role, storeIds }: BodyOf<'POST /desk/staff-change'>,
): Promise<StaffMember> {
  const isDemotion = role !== undefined && role !== 'administrator';
  await inTransaction(db, async (tx) => {
    if (isDemotion && (await isAdministrator(tx, operatorId)))
      await assertAnotherAdministrator(tx, businessId, operatorId);
    const before = await lockOperator(tx, businessId, operatorId);
    const own = await tx.select().from(operatorStores).where(eq(operatorStores.operatorId, operatorId));
    const ownIds = own.length > 0 ? own.map(({ storeId }) => storeId) : null;
    assertWholeBusiness(role ?? before.role, storeIds === undefined ? ownIds : storeIds);
    const changed = { name: name ?? before.name, role: role ?? before.role };
    await tx.update(operators).set(changed).where(eq(operators.id, operatorId));
    if (storeIds !== undefined) await saveStores(tx, before, storeIds);
  });
  return staffMember(db, businessId, operatorId);
}

/** Refuses an operator's log-ins, passkeys, links and key from now on. @throws Problem operator_not_found, operator_last_administrator */
export async function withdrawStaff(
  { db }: Pick<ServiceContext, 'db'>,
  businessId: number,
  operatorId: number,
  now: Date,
): Promise<StaffMember> {
  await inTransaction(db, async (tx) => {
    if (await isAdministrator(tx, operatorId)) await assertAnotherAdministrator(tx, businessId, operatorId);
    const { id } = await lockOperator(tx, businessId, operatorId);
    await tx.update(operators).set({ withdrawnAt: now }).where(eq(operators.id, id));
    await endOperatorSessions(tx, { operatorId }, now);
    await removeOperatorPasskeys(tx, operatorId);
    await useUpInvitations(tx, operatorId, now);
  });
  return staffMember(db, businessId, operatorId);
}

/** Mails another link in place of earlier ones. @throws Problem operator_not_found, also without an e-mail address */
export async function inviteAgain(
  { db, keys }: ServiceContext,
  businessId: number,
  operatorId: number,
  now: Date,
): Promise<StaffMember> {
  await inTransaction(db, async (tx) => {
    const operator = await lockOperator(tx, businessId, operatorId);
    if (!operator.email) throw refuse('operator_not_found', 'The operator has a key only, and no e-mail address');
    await inviteOperator(tx, keys, operator, 'operator_invitation', now);
  });
  return staffMember(db, businessId, operatorId);
}
