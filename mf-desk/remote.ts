import { defineRemote } from '@storefront/remote-kit/define-remote';
import { deskPaths } from './src/navigation/desk-paths';

export const remote = defineRemote({
  name: 'mf-desk',
  routes: [
    {
      name: 'desk-log-in',
      path: deskPaths.logIn,
      expose: './LogInPage',
      audience: 'staff',
      role: 'operator-log-in',
      title: 'Log in',
    },
    {
      name: 'desk-today',
      path: deskPaths.today,
      role: 'operator-home',
      expose: './TodayPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Today',
    },
    {
      name: 'desk-pick',
      path: deskPaths.pick,
      expose: './PickPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Pick',
    },
    {
      name: 'desk-counter',
      path: deskPaths.counter,
      expose: './CounterPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Counter',
    },
    {
      name: 'desk-orders',
      path: deskPaths.orders,
      expose: './OrdersPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Orders',
    },
    {
      name: 'desk-orders-businessOrderId',
      path: deskPaths.order,
      expose: './OrderPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Order',
    },
  ],
  boundaries: [],
  storage: [
    {
      key: 'desk:store',
      purpose: 'The store in which the staff of this device work.',
      storedFor: 'Until it is changed',
      preserved: true,
    },
  ],
});
