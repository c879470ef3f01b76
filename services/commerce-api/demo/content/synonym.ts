import type { DemoSynonym } from '../demo-data.types';

export type SynonymPlan = Omit<DemoSynonym, 'businessId' | 'position'>;

const terms = (text: string) => text.split(',').map((term) => term.trim());

/** Terms that mean the same, separated by commas. */
export const same = (all: string): SynonymPlan => ({
  terms: terms(all),
  means: [],
  categories: [],
  offers: false,
  notSold: false,
});

/** Terms that shoppers use, and what they find here. */
export const means = (asked: string, found: string): SynonymPlan => ({ ...same(asked), means: terms(found) });

/** Terms that stand for whole categories, by their slugs. */
export const shelves = (asked: string, slugs: string): SynonymPlan => ({ ...same(asked), categories: terms(slugs) });

/** Terms for what the shop does not sell, and the nearest that it does. */
export const notSold = (asked: string, found: string): SynonymPlan => ({ ...means(asked, found), notSold: true });

/** Terms for what the shop does not sell, and the categories that come nearest. */
export const notSoldShelves = (asked: string, slugs: string): SynonymPlan => ({
  ...shelves(asked, slugs),
  notSold: true,
});

/** Terms for everything on offer. */
export const onOffer = (asked: string): SynonymPlan => ({ ...same(asked), offers: true });

export const synonymRows = (plans: readonly SynonymPlan[], businessId: number): DemoSynonym[] =>
  plans.map((plan, position) => ({ businessId, position, ...plan }));
