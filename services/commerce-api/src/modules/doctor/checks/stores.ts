import { DAY_MS } from '@storefront/api/durations';
import { sql } from 'drizzle-orm';
import { at, rowsOf } from '../../../database/database.types';
import type { ServiceContext } from '../../../service-context';
import { isBookable } from '../../slots/slots.repository';
import { orRight, type Reported, warning, wrong } from '../finding';

/** Shoppers look this far ahead; a weekend or a bank holiday is shorter. */
const DAYS_AHEAD = 4;
/** More names would hide the rest. */
const NAMED = 5;

interface Row {
  business: string;
  /** Null for a business without open stores. */
  store: string | null;
  delivers: boolean;
  has_slot: boolean;
}

const named = (rows: readonly Row[]) =>
  rows
    .slice(0, NAMED)
    .map(({ store }) => store)
    .join(', ') + (rows.length > NAMED ? ` and ${rows.length - NAMED} more` : '');

function ofBusiness(business: string, rows: readonly Row[]): readonly Reported[] {
  const open = rows.filter(({ store }) => store !== null);
  if (open.length === 0)
    return [
      wrong(
        `${business} has no open store`,
        'Nobody can order.',
        `npm run ops -- import FOLDER --business "${business}" (docs/how-to/import-your-data.md)`,
      ),
    ];
  const withoutSlots = open.filter((row) => !row.has_slot);
  const found: Reported[] = [];
  if (!open.some(({ delivers }) => delivers))
    found.push(
      warning(
        `No store of ${business} delivers`,
        'Shoppers can only collect.',
        'If that is not meant: fulfilment and delivery_areas in stores.csv (docs/how-to/import-your-data.md)',
      ),
    );
  if (withoutSlots.length > 0)
    found.push(
      wrong(
        `${business}: no slot can be booked in the next ${DAYS_AHEAD} days at ${named(withoutSlots)}`,
        'Nobody can order there.',
        'npm run ops -- slots STORE shows what is withdrawn; slots.csv makes more (docs/how-to/import-your-data.md)',
      ),
    );
  return orRight(found, `${business}: ${open.length} stores have slots, and some deliver`);
}

/** Businesses without a store that delivers, and stores without slots in the next days. */
export async function stores({ db, clock }: ServiceContext): Promise<readonly Reported[]> {
  const now = clock.now();
  const rows = await rowsOf<Row>(
    db,
    sql`select b.name as business, s.name as store,
          coalesce('delivery' = any(s.fulfilment)
            and exists(select from store_delivery_areas a where a.store_id = s.id), false) as delivers,
          exists(select from slots where slots.store_id = s.id and ${isBookable(now)}
            and starts_at < ${at(new Date(now.getTime() + DAYS_AHEAD * DAY_MS))}) as has_slot
        from businesses b left join stores s on s.business_id = b.id and s.listed and not s.closed
        order by b.id, s.name`,
  );
  const names = [...new Set(rows.map(({ business }) => business))];
  return names.flatMap((name) =>
    ofBusiness(
      name,
      rows.filter(({ business }) => business === name),
    ),
  );
}
