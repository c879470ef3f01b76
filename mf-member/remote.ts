import { defineRemote } from '@storefront/remote-kit/define-remote';

export const remote = defineRemote({
  name: 'mf-member',
  exposes: [
    './LoginPage',
    './RegisterPage',
    './ForgottenPasswordPage',
    './NewPasswordPage',
    './ResetTokenPage',
    './MemberPage',
    './OrdersPage',
    './OrderPage',
    './AddressesPage',
    './ProfilePage',
    './ChangePasswordPage',
    './handlers',
  ],
  routes: [
    { name: 'login', expose: './LoginPage', guards: ['visitor'] },
    { name: 'register', expose: './RegisterPage', guards: ['visitor'] },
    // No guard on these three: whoever is logged in may have forgotten the password too.
    { name: 'forgotten-password', expose: './ForgottenPasswordPage', guards: [] },
    { name: 'forgotten-password-set', expose: './NewPasswordPage', guards: [] },
    { name: 'member-reset-token-token', expose: './ResetTokenPage', guards: [] },
    { name: 'member', expose: './MemberPage', guards: ['member'] },
    { name: 'member-orders', expose: './OrdersPage', guards: ['member'] },
    { name: 'member-orders-orderId', expose: './OrderPage', guards: ['member'] },
    { name: 'member-addresses', expose: './AddressesPage', guards: ['member'] },
    { name: 'member-my-details', expose: './ProfilePage', guards: ['member'] },
    { name: 'member-profile', expose: './ProfilePage', guards: ['member'] },
    { name: 'member-change-password', expose: './ChangePasswordPage', guards: ['member'] },
  ],
  boundaries: [],
  emits: ['member:logged-in', 'member:logged-out'],
  reactsTo: [],
  handles: ['member:log-in', 'member:register'],
});
