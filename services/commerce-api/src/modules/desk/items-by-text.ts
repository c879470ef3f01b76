import type { ServiceContext } from '../../service-context';
import type { Business } from '../businesses/businesses.repository';
import { itemsByTerm } from '../catalogue/search.service';
import { storeCatalogue } from '../catalogue/store-catalogue';

/** The ids of a store's items that a text finds, the best first: by the business's own code, else by words or barcode. */
export async function itemsByText(
  context: ServiceContext,
  business: Business,
  storeId: number,
  text: string,
): Promise<number[]> {
  const { shelf } = await storeCatalogue(context, business, { storeId });
  const code = text.trim().toLowerCase();
  const ofCode = shelf.listings.assortment.facts.filter((one) => one.code?.toLowerCase() === code);
  const found = ofCode.length > 0 ? ofCode : await itemsByTerm(context, business, storeId, text);
  return found.map(({ id }) => id);
}
