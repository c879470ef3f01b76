import * as account from './account';
import * as basket from './basket';
import * as catalogue from './catalogue';
import * as checkout from './checkout';
import * as contact from './contact';
import * as orders from './orders';
import * as payment from './payment';
import * as shellPages from './shell-pages';
import * as slots from './slots';
import * as storeSearch from './store-search';
import * as system from './system';
import * as verification from './verification';

/**
 * Every text by key. A page that shows only a few imports them from their domain's file, because this table contains
 * all texts.
 */
export const messages = {
  ...system,
  ...storeSearch,
  ...catalogue,
  ...basket,
  ...slots,
  ...checkout,
  ...payment,
  ...account,
  ...verification,
  ...orders,
  ...contact,
  ...shellPages,
} as const;

export type MessageKey = keyof typeof messages;
