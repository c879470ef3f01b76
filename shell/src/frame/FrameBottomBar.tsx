import { useStore } from '@nanostores/react';
import type { BasketState, StoreState } from '@storefront/bus/state.types';
import { formatMoney } from '@storefront/money/format-money';
import { urlTo } from '@storefront/routes/url-to';
import { BottomBar } from '@storefront/ui/bottom-bar';
import { BasketIcon } from '@storefront/ui/icons/basket';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { SearchIcon } from '@storefront/ui/icons/search';
import { ShopIcon } from '@storefront/ui/icons/shop';
import { UserIcon } from '@storefront/ui/icons/user';
import { cameFrom } from './came-from';

interface FrameBottomBarProps {
  readonly store?: Pick<StoreState, 'slug'>;
  readonly basket: BasketState | null;
  readonly isMember: boolean;
  readonly url: string;
  readonly money: { currency: string; locale: string };
}

/** The phone's five ways: shop, search, slots, basket, account. */
export function FrameBottomBar({ store, basket, isMember, url, money }: FrameBottomBarProps) {
  const from = useStore(cameFrom);
  const shop = store ? urlTo('stores-storeSlug', { storeSlug: store.slug }) : urlTo('index');
  const slots = store ? urlTo('stores-storeSlug-time-slots', { storeSlug: store.slug }) : urlTo('store-all');
  const path = url.split('?')[0] ?? '/';
  const total = formatMoney(basket?.subtotal ?? 0, money);
  const count = basket?.count ?? 0;
  return (
    <BottomBar
      links={[
        {
          // Whoever left the shelves for the basket, the account or a search finds back to where they were.
          href: from ?? shop,
          label: 'Shop',
          icon: <ShopIcon />,
          current: path === '/' || (path.startsWith('/stores/') && !/\/(search|time-slots)/.test(path)),
        },
        {
          href: store ? `${shop}#search` : urlTo('stores-near-by'),
          label: store ? 'Search' : 'Stores',
          icon: <SearchIcon />,
          current: path.includes('/search/') || path === '/stores-near-by',
        },
        { href: slots, label: 'Slots', icon: <ClockIcon />, current: path.includes('/time-slots') },
        {
          href: urlTo('basket'),
          label: count ? total : 'Basket',
          icon: <BasketIcon />,
          current: path === '/basket',
          count,
          prefix: count ? 'Basket' : undefined,
        },
        {
          href: urlTo(isMember ? 'member' : 'login'),
          label: 'Account',
          icon: <UserIcon />,
          current: path.startsWith('/member') || path === urlTo('login') || path === urlTo('register'),
        },
      ]}
    />
  );
}
