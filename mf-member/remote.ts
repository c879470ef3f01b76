import { defineRemote } from '@storefront/remote-kit/define-remote';

const entry = { guards: ['visitor'], section: 'account', noReturn: true, robots: 'disallow' } as const;
const account = { section: 'account', backLink: 'always' } as const;
const members = { ...account, guards: ['member'] } as const;

export const remote = defineRemote({
  name: 'mf-member',
  routes: [
    {
      name: 'login',
      expose: './LoginPage',
      ...entry,
      header: { label: 'Log in', icon: 'user', order: 10, when: 'guest' },
      bottomBar: [{ label: 'Account', icon: 'user', order: 50, when: 'guest' }],
    },
    { name: 'register', expose: './RegisterPage', ...entry, role: 'registration' },
    // No guard on these three: a member may have forgotten the password too.
    { name: 'forgotten-password', expose: './ForgottenPasswordPage', noReturn: true, robots: 'disallow' },
    { name: 'forgotten-password-set', expose: './NewPasswordPage', title: 'Set a new password', noReturn: true },
    {
      name: 'member-reset-token-token',
      expose: './ResetTokenPage',
      ...account,
      noReturn: true,
      privateParams: ['token'],
    },
    {
      name: 'member',
      expose: './MemberPage',
      title: 'Your account',
      ...members,
      header: {
        label: 'Account',
        icon: 'user',
        order: 10,
        when: 'member',
        shows: { value: 'session', text: 'firstname' },
      },
      bottomBar: [{ label: 'Account', icon: 'user', order: 50, when: 'member' }],
      robots: 'disallow',
    },
    { name: 'member-orders', expose: './OrdersPage', title: 'Your orders', ...members },
    {
      name: 'member-orders-orderId',
      expose: './OrderPage',
      title: 'Order',
      ...members,
      privateParams: ['orderId'],
      showsStreets: true,
    },
    {
      name: 'member-orders-orderId-problem',
      expose: './OrderProblemPage',
      title: 'Report a problem',
      ...members,
      privateParams: ['orderId'],
    },
    { name: 'member-lists', expose: './ListsPage', ...members },
    { name: 'member-weekly-slot', expose: './WeeklySlotPage', ...members },
    { name: 'member-addresses', expose: './AddressesPage', title: 'Your addresses', ...members },
    // The card form is the gateway's, whose origins only these documents allow.
    { name: 'member-cards', expose: './CardsPage', title: 'Your cards', ...members, paymentStep: true },
    { name: 'member-my-details', expose: './MyDetailsPage', title: 'Your details', ...members },
    { name: 'member-profile', expose: './ProfilePage', title: 'Your profile', ...members },
    { name: 'member-loyalty', expose: './LoyaltyPage', title: 'Your rewards', ...members },
    { name: 'member-verification', expose: './VerificationPage', ...members, noReturn: true },
    { name: 'member-change-password', expose: './ChangePasswordPage', ...members },
    { name: 'member-devices', expose: './DevicesPage', title: 'Log-in and devices', ...members },
    { name: 'member-data', expose: './DataPage', title: 'Your data', ...members },
    {
      name: 'follow-order-token',
      expose: './FollowOrderPage',
      noReturn: true,
      robots: 'disallow',
      privateParams: ['token'],
      showsStreets: true,
    },
    {
      name: 'follow-order-token-problem',
      expose: './FollowedProblemPage',
      noReturn: true,
      robots: 'disallow',
      privateParams: ['token'],
    },
    { name: 'unsubscribe', expose: './UnsubscribePage', noReturn: true, robots: 'disallow' },
    { name: 'your-data', expose: './YourDataPage', noReturn: true, robots: 'disallow' },
  ],
  boundaries: [],
  links: [{ path: '/login/:provider/return', action: 'provider-return', takesPost: true }],
  storage: [
    {
      key: 'member:reset-token',
      purpose: 'The link from our email with which you set a new password.',
      storedFor: 'Until the password is set, or you close the tab',
      // A member whose session has ended may open the link too.
      preserved: true,
    },
  ],
});
