import type { Address } from '@storefront/api/entities/address';
import type { BodyOf } from '@storefront/api/operation-types';
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { inTransaction } from '../../database/in-transaction';
import { addresses } from '../../database/schema/member';
import { newId } from '../../ids';
import { refuse } from '../../problem';
import type { Business } from '../businesses/businesses.repository';
import { validateAddress } from '../location/check-address';
import { addressesOf, addressOfMember } from './address-book.repository';

/** More than a household needs; the checkout lists all of them. */
const MAX_ADDRESSES = 20;

async function setOnlyDefault(tx: Database, memberId: number, addressId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memberId, memberId), ne(addresses.id, addressId)));
  await tx
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.memberId, memberId), eq(addresses.id, addressId)));
}

async function requireAddress(db: Database, memberId: number, addressId: number): Promise<Address> {
  const address = await addressOfMember(db, memberId, addressId);
  if (!address) throw refuse('address_not_found');
  return address;
}

export function addAddress(
  db: Database,
  memberId: number,
  business: Business,
  { isDefault, ...body }: BodyOf<'POST /member/address'>,
): Promise<Address> {
  const checked = validateAddress(business, body, 'countries');
  return inTransaction(db, async (tx) => {
    const before = await addressesOf(tx, memberId);
    if (before.length >= MAX_ADDRESSES) throw refuse('address_book_full');
    const id = newId();
    await tx.insert(addresses).values({ id, memberId, isDefault: false, ...checked });
    if (isDefault || before.length === 0) await setOnlyDefault(tx, memberId, id);
    return requireAddress(tx, memberId, id);
  });
}

export async function updateAddress(
  db: Database,
  memberId: number,
  business: Business,
  { businessId: _, addressId, ...body }: BodyOf<'PUT /member/address'>,
): Promise<Address> {
  const checked = validateAddress(business, body, 'countries');
  await db
    .update(addresses)
    .set({ ...checked, addressLine2: checked.addressLine2 ?? null, county: checked.county ?? null })
    .where(and(eq(addresses.id, addressId), eq(addresses.memberId, memberId)));
  return requireAddress(db, memberId, addressId);
}

export function deleteAddress(db: Database, memberId: number, addressId: number): Promise<{ addresses: Address[] }> {
  return inTransaction(db, async (tx) => {
    const deleted = await requireAddress(tx, memberId, addressId);
    await tx.delete(addresses).where(and(eq(addresses.id, addressId), eq(addresses.memberId, memberId)));
    const [next] = await addressesOf(tx, memberId);
    if (deleted.isDefault && next) await setOnlyDefault(tx, memberId, next.addressId);
    return { addresses: await addressesOf(tx, memberId) };
  });
}

export function makeDefault(db: Database, memberId: number, addressId: number): Promise<{ addresses: Address[] }> {
  return inTransaction(db, async (tx) => {
    await requireAddress(tx, memberId, addressId);
    await setOnlyDefault(tx, memberId, addressId);
    return { addresses: await addressesOf(tx, memberId) };
  });
}
