import type { Database } from '../../../database/database.types';
import type { Business } from '../../businesses/businesses.repository';
import type { bannersFile } from '../files/banners-file';
import type { categoriesFile } from '../files/categories-file';
import type { couponsFile } from '../files/coupons-file';
import type { dealsFile } from '../files/deals-file';
import type { itemsFile } from '../files/items-file';
import type { storesFile } from '../files/stores-file';
import type { ReadFiles } from '../read-files';
import type { Names } from './named-rows';
import type { Problems } from './problems';
import type { BannerHandle, CategoryRow, CouponHandle, DealRow, ItemHandle, Shop, StoreRow } from './shop';

/** The files whose rows have ids that other rows refer to. */
export type NamedKind = 'stores' | 'categories' | 'items' | 'deals' | 'coupons' | 'banners';

/** The input of every part of the plan. */
export interface PlanContext {
  db: Database;
  business: Business;
  files: ReadFiles;
  shop: Shop;
  removeMissing: boolean;
  /** Blank prices may take any number of items off sale. */
  allowDelisting: boolean;
  problems: Problems;
  /** What should be corrected, but does not prevent the import. */
  warnings: Problems;
  stores: Names<typeof storesFile.columns, StoreRow>;
  categories: Names<typeof categoriesFile.columns, CategoryRow>;
  items: Names<typeof itemsFile.columns, ItemHandle>;
  deals: Names<typeof dealsFile.columns, DealRow>;
  coupons: Names<typeof couponsFile.columns, CouponHandle>;
  banners: Names<typeof bannersFile.columns, BannerHandle>;
  /** Called for every row that was processed. */
  step(rows: number): void;
  /** The id of a row that the shop does not have yet. */
  newId(kind: NamedKind): number;
}
