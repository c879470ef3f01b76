import type { Address } from '@storefront/api/entities/address';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.types';
import { addresses } from '../../database/schema/member';

type Row = typeof addresses.$inferSelect;

function addressOf({ id, isDefault, country, addressLine1, addressLine2, postcode, town, county }: Row): Address {
  return {
    addressId: id,
    isDefault,
    country,
    addressLine1,
    ...(addressLine2 !== null && { addressLine2 }),
    postcode,
    town,
    ...(county !== null && { county }),
  };
}

export async function addressesOf(db: Database, memberId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.memberId, memberId))
    .orderBy(desc(addresses.isDefault), addresses.id);
  return rows.map(addressOf);
}

/** One address of this member; another member's id finds nothing. */
export async function addressOfMember(db: Database, memberId: number, addressId: number): Promise<Address | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.memberId, memberId)));
  return row && addressOf(row);
}
