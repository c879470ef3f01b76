import type { MemberPlan } from './member-plan';

const WEEKLY = [
  ['whole-milk-4-pints', 1],
  ['bananas-5-pack', 1],
  ['free-range-eggs-medium-6-pack', 1],
  ['greek-style-yoghurt-500g', 2],
] as const;
const SUPPER = [
  ['salmon-fillets-240g', 1],
  ['baby-spinach-120g', 1],
  ['maris-piper-potatoes-1kg', 1],
  ['unwaxed-lemons-4-pack', 1],
] as const;
const PARTY = [
  ['prosecco-75cl', 3],
  ['hummus-200g', 2],
  ['tortilla-chips-200g', 4],
  ['clotted-cream-ice-cream-500ml', 1],
] as const;
const PASTA = [
  ['spaghetti-500g', 2],
  ['chopped-tomatoes-400g', 4],
  ['mature-cheddar-350g', 1],
  ['basil-30g', 1],
] as const;

export const groceryMembers: readonly MemberPlan[] = [
  {
    email: 'priya@example.com',
    password: 'pipwell-demo-1',
    first: 'Priya',
    last: 'Raman',
    mobile: '+447700900101',
    sharingCode: 'FRIEND5',
    addresses: [
      ['Flat 4, Hartley House', '18 Tanner Street', 'London', '', 'SE1 9GF'],
      ['33 Orchard Walk', '', 'London', '', 'SE15 4QN'],
    ],
    orders: [
      { store: 'borough', status: 'en_route', slotHoursAgo: 0, fee: 250, tip: 200, lines: [...WEEKLY, ...SUPPER] },
      { store: 'borough', status: 'delivered', slotHoursAgo: 170, fee: 250, lines: WEEKLY },
      { store: 'borough', status: 'delivered', slotHoursAgo: 340, fee: 150, tip: 100, lines: [...PASTA, ...WEEKLY] },
      { store: 'borough', status: 'refunded', slotHoursAgo: 510, fee: 350, lines: SUPPER },
      { store: 'borough', status: 'delivered', slotHoursAgo: 700, method: 'collection', lines: PARTY },
      { store: 'borough', status: 'unable_to_deliver', slotHoursAgo: 1020, fee: 250, lines: PASTA },
    ],
  },
  {
    email: 'owen@example.com',
    password: 'pipwell-demo-2',
    first: 'Owen',
    last: 'Pritchard',
    mobile: '+447700900102',
    addresses: [['7 Fuller Terrace', '', 'Leeds', 'West Yorkshire', 'LS6 2AB']],
    orders: [
      {
        store: 'leeds-kirkgate',
        status: 'store_accepted_picking',
        slotHoursAgo: -3,
        fee: 150,
        lines: [...PASTA, ...PARTY],
      },
      { store: 'leeds-kirkgate', status: 'delivered', slotHoursAgo: 200, fee: 0, lines: WEEKLY },
      { store: 'leeds-kirkgate', status: 'order_cancelled', slotHoursAgo: 420, fee: 300, lines: SUPPER },
      {
        store: 'leeds-kirkgate',
        status: 'delivered',
        slotHoursAgo: 600,
        fee: 150,
        tip: 150,
        lines: [...WEEKLY, ...PASTA],
      },
    ],
  },
  {
    email: 'marta@example.com',
    password: 'pipwell-demo-3',
    first: 'Marta',
    last: 'Kowalska',
    mobile: null,
    addresses: [['12 Wharf Road', '', 'Bristol', '', 'BS3 1QT']],
    orders: [
      { store: 'bristol-harbourside', status: 'sent_to_store', slotHoursAgo: -26, fee: 250, lines: SUPPER },
      { store: 'bristol-harbourside', status: 'delivered', slotHoursAgo: 260, fee: 400, lines: PARTY },
      { store: 'bristol-harbourside', status: 'store_rejected_order', slotHoursAgo: 480, fee: 250, lines: WEEKLY },
    ],
  },
];
