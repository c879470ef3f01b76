import { defineRemote } from '@storefront/remote-kit/define-remote';
import { deskPaths } from './src/navigation/desk-paths';

export const remote = defineRemote({
  name: 'mf-desk',
  // The pages share one document, whose policy allows the camera or not: each of them may be the first.
  routes: [
    {
      name: 'desk-log-in',
      path: deskPaths.logIn,
      expose: './LogInPage',
      audience: 'staff',
      role: 'operator-log-in',
      usesCamera: true,
      title: 'Log in',
    },
    {
      name: 'desk-today',
      path: deskPaths.today,
      role: 'operator-home',
      expose: './TodayPage',
      audience: 'staff',
      guards: ['operator'],
      usesCamera: true,
      title: 'Today',
    },
    {
      name: 'desk-pick',
      path: deskPaths.pick,
      expose: './PickPage',
      audience: 'staff',
      guards: ['operator'],
      usesCamera: true,
      title: 'Pick',
    },
    {
      name: 'desk-counter',
      path: deskPaths.counter,
      expose: './CounterPage',
      audience: 'staff',
      guards: ['operator'],
      usesCamera: true,
      title: 'Counter',
    },
    {
      name: 'desk-staff',
      path: deskPaths.staff,
      expose: './StaffPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Staff',
    },
    {
      name: 'desk-audit',
      path: deskPaths.audit,
      expose: './AuditPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'Audit',
    },
    {
      name: 'desk-keys',
      path: deskPaths.keys,
      expose: './KeysPage',
      audience: 'staff',
      guards: ['operator'],
      title: 'API keys',
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
      key: 'desk:picks',
      purpose: 'What a picker has decided and the shop has not received yet, while there is no connection.',
      storedFor: 'Until it is sent',
      // A log-out, or another operator on the same device, must not lose a picker's work.
      preserved: true,
    },
    {
      key: 'desk:store',
      purpose: 'The store in which the staff of this device work.',
      storedFor: 'Until another store is chosen',
      preserved: true,
    },
  ],
});
