import type { SlotTemplateValues } from '@storefront/api/entities/desk/slot-template';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import type { slotTemplates } from '../../../database/schema/slots';
import { stores } from '../../../database/schema/store';
import { refuse } from '../../../problem';

type Template = typeof slotTemplates.$inferSelect;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const invalid = (field: keyof SlotTemplateValues, message: string) =>
  refuse('slot_template_invalid', message, [{ path: `set.${field}`, message, code: 'slot_template_invalid' }]);

/**
 * Whether a weekly time can be offered beside the others of its store: shoppers could not tell two with the same times
 * from each other.
 * @param row what is changed; its method stays, because its zones and pool are those of the method
 * @throws Problem slot_template_invalid with the field
 */
export async function checkSlotTemplate(
  db: Database,
  storeId: number,
  { fulfilmentMethod, days, starts, ends }: SlotTemplateValues,
  others: readonly Template[],
  row?: Template,
): Promise<void> {
  if (starts >= ends) throw invalid('ends', 'A time ends on the day on which it starts, and later');
  if (row && row.fulfilmentMethod !== fulfilmentMethod) throw invalid('fulfilmentMethod', 'The method stays as it is');
  const [store] = await db.select({ fulfilment: stores.fulfilment }).from(stores).where(eq(stores.id, storeId));
  if (!store?.fulfilment.includes(fulfilmentMethod))
    throw invalid('fulfilmentMethod', `The store offers no ${fulfilmentMethod}`);
  const same = others.find(
    (other) =>
      other.fulfilmentMethod === fulfilmentMethod &&
      other.starts === starts &&
      other.ends === ends &&
      other.days.some((day) => days.includes(day)),
  );
  const day = same?.days.find((one) => days.includes(one));
  if (day !== undefined) throw invalid('days', `There is a time from ${starts} to ${ends} on ${WEEKDAYS[day]} already`);
}
