import { bannersFile } from './banners-file';
import { categoriesFile } from './categories-file';
import { couponsFile } from './coupons-file';
import { dealSectionsFile, dealsFile } from './deals-file';
import { itemsFile } from './items-file';
import { optionChoicesFile } from './option-choices-file';
import { optionGroupsFile } from './option-groups-file';
import { pricesFile } from './prices-file';
import { slotsFile } from './slots-file';
import { staffFile } from './staff-file';
import { storesFile } from './stores-file';
import { zonesFile } from './zones-file';

/** Every import file by name, in the order of reading and reporting. */
export const importFiles = {
  stores: storesFile,
  categories: categoriesFile,
  'option-groups': optionGroupsFile,
  'option-choices': optionChoicesFile,
  items: itemsFile,
  prices: pricesFile,
  deals: dealsFile,
  'deal-sections': dealSectionsFile,
  coupons: couponsFile,
  banners: bannersFile,
  zones: zonesFile,
  slots: slotsFile,
  staff: staffFile,
} as const;
