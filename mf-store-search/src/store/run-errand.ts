import type { ChosenValue } from '@storefront/api/entities/basket';
import type { LocationState, StoreState } from '@storefront/bus/state.types';
import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import { urlTo } from '@storefront/routes/url-to';
import { type Errand, readErrand } from './errand';
import { pageAtStore, storePage, withQuery } from './store-page';

const EMPTY: Readonly<Record<string, string>> = {};

/** The item to add, as the chosen store sells it. */
interface SoldItem {
  readonly slug: string;
  readonly categorySlug: string;
  readonly price: number;
  readonly outOfStock: boolean;
}

/** What an errand passes from call to call. */
interface Running {
  readonly store: Pick<StoreState, 'id' | 'slug'>;
  readonly location?: LocationState;
  /** Null when the store does not sell the item; missing until it was asked. */
  readonly sold?: SoldItem | null;
}

/** After a store is selected: adds what the shopper wanted, if the store sells it at the price that they saw. */
export function startErrand(
  { id, slug }: Running['store'],
  form: FormFields,
  { business }: ActionContext,
  location?: LocationState,
): ActionStep {
  const errand = readErrand(form);
  const running: Running = { store: { id, slug }, location };
  if (!errand.add) return arrive(running, storePage(slug, errand, errand.check ? { check: errand.check } : EMPTY));
  const isSame = business.openShop?.id === id && !errand.check;
  return isSame ? addStep(running, errand, form) : listStep(running, id, errand);
}

/** The step after a reply to an errand's call; undefined when the reply is another's. */
export function continueErrand(reply: ActionReply, form: FormFields, context: ActionContext): ActionStep | undefined {
  const errand = readErrand(form);
  const running = reply.carried as Running | undefined;
  if (!running?.store) return undefined;
  if (reply.operation === 'POST /basket/add-item') return afterAdding(reply, running, errand);
  if (reply.operation !== 'POST /catalogue/item-list') return undefined;
  const found = reply.ok ? reply.data.items[0] : undefined;
  if (running.sold === undefined) {
    const sold = found
      ? { slug: found.slug, categorySlug: found.categorySlug, price: found.price, outOfStock: found.outOfStock }
      : null;
    return listStep({ ...running, sold }, context.business.openShop?.id ?? running.store.id, errand);
  }
  const { store, sold } = running;
  if (!sold) {
    if (!found) return arrive(running, storePage(store.slug, errand));
    const category = { storeSlug: store.slug, categorySlug: found.categorySlug };
    return arrive(running, urlTo('stores-storeSlug-category-categorySlug', category, { 'not-sold': errand.add }));
  }
  const isAsSeen = found?.price === sold.price && !sold.outOfStock && !errand.check;
  if (isAsSeen) return addStep(running, errand, form);
  const isOtherPrice = found !== undefined && found.price !== sold.price;
  return arrive(running, itemPage(running, sold, errand, isOtherPrice ? { 'price-was': String(found.price) } : EMPTY));
}

/** Ends at a page, and keeps the place of the search. */
const arrive = ({ location }: Running, to: string): ActionStep => ({
  kind: 'go',
  to,
  ...(location && { place: { location } }),
});

const listStep = (running: Running, storeId: number, { add }: Errand): ActionStep => ({
  kind: 'call',
  operation: 'POST /catalogue/item-list',
  body: { storeId, menuItemIds: [Number(add)] },
  carried: running,
});

const addStep = (running: Running, errand: Errand, { fulfilment }: FormFields): ActionStep => ({
  kind: 'call',
  operation: 'POST /basket/add-item',
  body: {
    storeId: running.store.id,
    fulfilmentMethod: fulfilment === 'collection' ? 'collection' : 'delivery',
    menuItem: {
      id: Number(errand.add),
      quantity: Number(errand.quantity ?? 1),
      ...optionsOf(errand),
      ...(errand.price && { shownPrice: Number(errand.price) }),
    },
    ...(errand.ageConfirmed && { ageConfirmed: true }),
  },
  carried: running,
  // A shopper who goes back and chooses another store wants it there, too.
  ...(errand.intent && { idempotencyKey: `${errand.intent}:${running.store.id}`, hasKeyInUrl: true as const }),
});

function afterAdding(reply: ActionReply, running: Running, errand: Errand): ActionStep {
  const { store, sold } = running;
  const outcome = reply.ok ? { added: errand.quantity ?? '1' } : refusedOutcome(reply.error.code, errand);
  if (!reply.ok && sold) return arrive(running, itemPage(running, sold, errand, outcome));
  const page = pageAtStore(errand.from, store.slug);
  if (!page && sold) return arrive(running, itemPage(running, sold, errand, outcome));
  return arrive(running, withQuery(page ?? urlTo('stores-storeSlug', { storeSlug: store.slug }), outcome));
}

/** Nothing is said of a URL that is opened again after its item was added and ordered: it was done then. */
const refusedOutcome = (problem: string, { add = '' }: Errand): Readonly<Record<string, string>> =>
  problem === 'idempotency_key_reused' ? EMPTY : { problem, item: add };

/** The item's page at the chosen store, its form filled in as the shopper had left it. */
function itemPage(
  { store }: Running,
  sold: SoldItem,
  errand: Errand,
  outcome: Readonly<Record<string, string>>,
): string {
  const chosen = Object.entries(errand).filter(([name]) => /^(quantity|choice|check|option:.*)$/.test(name));
  return urlTo(
    'stores-storeSlug-category-categorySlug-menuItem-menuItemSlug',
    { storeSlug: store.slug, categorySlug: sold.categorySlug, menuItemSlug: sold.slug },
    { ...(outcome.added ? {} : Object.fromEntries(chosen)), ...outcome },
  );
}

/** Without options in the errand, the item is added with its default ones. */
function optionsOf(errand: Errand): { options?: ChosenValue[] } {
  const options = Object.keys(errand).flatMap((name) => {
    const [kind, optionId, valueId] = name.split(':');
    return kind === 'option' ? [{ optionId: Number(optionId), valueId: Number(valueId) }] : [];
  });
  return options.length || errand.choice ? { options } : {};
}
