import type { OperatorRole } from '@storefront/api/entities/operator';
import { BagIcon } from '@storefront/ui/icons/bag';
import { CalendarIcon } from '@storefront/ui/icons/calendar';
import { CashIcon } from '@storefront/ui/icons/cash';
import { ClockIcon } from '@storefront/ui/icons/clock';
import { GridIcon } from '@storefront/ui/icons/grid';
import { ListIcon } from '@storefront/ui/icons/list';
import { LockIcon } from '@storefront/ui/icons/lock';
import { ShopIcon } from '@storefront/ui/icons/shop';
import { UserIcon } from '@storefront/ui/icons/user';
import type { ReactNode } from 'react';
import { deskPaths } from '../navigation/desk-paths';

export interface Section {
  readonly id: 'today' | 'pick' | 'counter' | 'orders' | 'slots' | 'money' | 'staff' | 'audit' | 'keys';
  readonly label: string;
  readonly path: string;
  readonly icon: ReactNode;
  /** The roles that may open it; undefined for all. */
  readonly roles?: readonly OperatorRole[];
}

const SECTIONS: readonly Section[] = [
  { id: 'today', label: 'Today', path: deskPaths.today, icon: <GridIcon /> },
  { id: 'pick', label: 'Pick', path: deskPaths.pick, icon: <BagIcon />, roles: ['picker', 'manager'] },
  {
    id: 'counter',
    label: 'Counter',
    path: deskPaths.counter,
    icon: <ShopIcon />,
    roles: ['counter', 'manager', 'support'],
  },
  {
    id: 'orders',
    label: 'Orders',
    path: deskPaths.orders,
    icon: <ListIcon />,
    roles: ['picker', 'counter', 'driver', 'support', 'manager', 'administrator'],
  },
  { id: 'slots', label: 'Slots', path: deskPaths.slots, icon: <CalendarIcon />, roles: ['manager'] },
  { id: 'money', label: 'Money', path: deskPaths.money, icon: <CashIcon />, roles: ['finance', 'manager'] },
  { id: 'staff', label: 'Staff', path: deskPaths.staff, icon: <UserIcon />, roles: ['administrator'] },
  { id: 'audit', label: 'Audit', path: deskPaths.audit, icon: <ClockIcon />, roles: ['manager', 'administrator'] },
  { id: 'keys', label: 'Keys', path: deskPaths.keys, icon: <LockIcon />, roles: ['administrator'] },
];

/** The sections that a role may open. */
export const sectionsOf = (role: OperatorRole): readonly Section[] =>
  SECTIONS.filter(({ roles }) => !roles || roles.includes(role));
