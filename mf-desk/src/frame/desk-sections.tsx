import type { DeskOperator } from '@storefront/api/entities/desk/desk-operator';
import { EVERY_ROLE, isFloorWork, type OperatorRole } from '@storefront/api/entities/operator';
import { BagIcon } from '@storefront/ui/icons/bag';
import { BasketIcon } from '@storefront/ui/icons/basket';
import { CalendarIcon } from '@storefront/ui/icons/calendar';
import { CashIcon } from '@storefront/ui/icons/cash';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { ExternalIcon } from '@storefront/ui/icons/external';
import { GiftIcon } from '@storefront/ui/icons/gift';
import { GridIcon } from '@storefront/ui/icons/grid';
import { ListIcon } from '@storefront/ui/icons/list';
import { LockIcon } from '@storefront/ui/icons/lock';
import { MapIcon } from '@storefront/ui/icons/map';
import { PinIcon } from '@storefront/ui/icons/pin';
import { RefreshIcon } from '@storefront/ui/icons/refresh';
import { ShopIcon } from '@storefront/ui/icons/shop';
import { StarIcon } from '@storefront/ui/icons/star';
import { SwapIcon } from '@storefront/ui/icons/swap';
import { TagIcon } from '@storefront/ui/icons/tag';
import { TruckIcon } from '@storefront/ui/icons/truck';
import { UserIcon } from '@storefront/ui/icons/user';
import type { ReactNode } from 'react';
import { deskPaths } from '../navigation/desk-paths';
import { PhoneIcon, SpeechIcon } from '../pieces/icons';

export interface Section {
  /** The name of its path. */
  readonly id: keyof typeof deskPaths;
  /** The heading above it on a wide screen. */
  readonly group: 'Today' | 'Shoppers' | 'Shop' | 'Money' | 'Set-up';
  readonly label: string;
  readonly path: string;
  readonly icon: ReactNode;
  /** The roles that may open it; undefined for all. */
  readonly roles?: readonly OperatorRole[];
  /** It is not for operators of some stores only. */
  readonly isWholeBusiness?: true;
  /** It is not for those who have logged in with a PIN, although people of the floor may open it. */
  readonly needsPassword?: true;
}

/** In the order of a day's work: the first ones stand in a phone's bar. */
const SECTIONS: readonly Section[] = [
  { id: 'today', group: 'Today', label: 'Today', path: deskPaths.today, icon: <GridIcon /> },
  { id: 'pick', group: 'Today', label: 'Pick', path: deskPaths.pick, icon: <BagIcon />, roles: ['picker', 'manager'] },
  {
    id: 'counter',
    group: 'Today',
    label: 'Counter',
    path: deskPaths.counter,
    icon: <ShopIcon />,
    roles: ['counter', 'manager', 'support'],
  },
  {
    id: 'drive',
    group: 'Today',
    label: 'Drive',
    path: deskPaths.drive,
    icon: <TruckIcon />,
    roles: ['driver', 'manager'],
  },
  {
    id: 'orders',
    group: 'Today',
    label: 'Orders',
    path: deskPaths.orders,
    icon: <ListIcon />,
    roles: ['picker', 'counter', 'driver', 'support', 'manager', 'administrator'],
  },
  {
    id: 'customers',
    group: 'Shoppers',
    label: 'Customers',
    path: deskPaths.customers,
    icon: <SpeechIcon />,
    roles: ['support', 'manager', 'administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'items',
    group: 'Shop',
    label: 'Items',
    path: deskPaths.items,
    icon: <BasketIcon />,
    roles: ['stock', 'manager', 'administrator'],
  },
  {
    id: 'import',
    group: 'Shop',
    label: 'Import',
    path: deskPaths.import,
    icon: <ExternalIcon />,
    roles: ['administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'slots',
    group: 'Shop',
    label: 'Slots',
    path: deskPaths.slots,
    icon: <CalendarIcon />,
    roles: ['manager'],
  },
  {
    id: 'coupons',
    group: 'Shop',
    label: 'Coupons',
    path: deskPaths.coupons,
    icon: <TagIcon />,
    roles: ['content', 'administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'deals',
    group: 'Shop',
    label: 'Deals',
    path: deskPaths.deals,
    icon: <GiftIcon />,
    roles: ['content', 'administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'content',
    group: 'Shop',
    label: 'Content',
    path: deskPaths.content,
    icon: <StarIcon />,
    roles: ['content', 'administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'money',
    group: 'Money',
    label: 'Money',
    path: deskPaths.money,
    icon: <CashIcon />,
    roles: ['finance', 'manager'],
  },
  {
    id: 'store',
    group: 'Set-up',
    label: 'Store',
    path: deskPaths.store,
    icon: <PinIcon />,
    roles: ['manager', 'administrator'],
  },
  {
    id: 'zones',
    group: 'Set-up',
    label: 'Zones',
    path: deskPaths.zones,
    icon: <MapIcon />,
    roles: ['manager', 'administrator'],
  },
  {
    id: 'staff',
    group: 'Set-up',
    label: 'Staff',
    path: deskPaths.staff,
    icon: <UserIcon />,
    roles: ['administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'handhelds',
    group: 'Set-up',
    label: 'Handhelds',
    path: deskPaths.handhelds,
    icon: <PhoneIcon />,
    roles: ['manager', 'administrator'],
  },
  {
    id: 'keys',
    group: 'Set-up',
    label: 'Keys',
    path: deskPaths.keys,
    icon: <LockIcon />,
    roles: ['administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'webhooks',
    group: 'Set-up',
    label: 'Webhooks',
    path: deskPaths.webhooks,
    icon: <SwapIcon />,
    roles: ['administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'releases',
    group: 'Set-up',
    label: 'Releases',
    path: deskPaths.releases,
    icon: <RefreshIcon />,
    roles: ['administrator'],
    isWholeBusiness: true,
  },
  {
    id: 'audit',
    group: 'Set-up',
    label: 'Audit',
    path: deskPaths.audit,
    icon: <ClockIcon />,
    roles: ['manager', 'administrator'],
  },
  {
    id: 'ownLogIn',
    group: 'Set-up',
    label: 'Your log-in',
    path: deskPaths.ownLogIn,
    icon: <UserIcon />,
    needsPassword: true,
  },
];

/** Who opens the desk: their role, whether they work in some stores only, and on which handheld they gave a PIN. */
export type SectionReader = Pick<DeskOperator, 'role' | 'worksInAllStores' | 'handheld'>;

/** The sections that an operator may open. */
export const sectionsOf = ({ role, worksInAllStores, handheld }: SectionReader): readonly Section[] =>
  SECTIONS.filter(
    ({ roles = EVERY_ROLE, isWholeBusiness, needsPassword }) =>
      roles.includes(role) &&
      (!isWholeBusiness || worksInAllStores) &&
      (handheld === undefined || (isFloorWork(roles) && !needsPassword)),
  );
