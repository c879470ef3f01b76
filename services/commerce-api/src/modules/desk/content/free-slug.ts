import { SLUG_MAX_LENGTH } from '@storefront/api/constants';
import { slugOf } from '@storefront/api/slug-of';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { banners, deals } from '../../../database/schema/catalogue';

interface Named {
  readonly businessId: number;
  readonly id: number;
  /** What shoppers read. */
  readonly name: string;
  /** Names it where nothing of the name can be in an address: 'banner'. */
  readonly kind: 'banner' | 'deal';
}

/** The last part of the address of a banner or a deal: its name, with its id where another one has that. */
export async function freeSlug(
  tx: Database,
  table: typeof banners | typeof deals,
  { businessId, id, name, kind }: Named,
): Promise<string> {
  const plain = slugOf(name).slice(0, SLUG_MAX_LENGTH) || `${kind}-${id}`;
  const isTaken = (await tx.$count(table, and(eq(table.businessId, businessId), eq(table.slug, plain)))) > 0;
  const end = `-${id}`;
  return isTaken ? `${plain.slice(0, SLUG_MAX_LENGTH - end.length)}${end}` : plain;
}
