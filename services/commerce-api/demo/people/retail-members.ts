import type { MemberPlan } from './member-plan';

const TABLE = [
  ['pell-dinner-plates-set-of-6-bone', 1],
  ['cove-serving-bowl-sky', 1],
  ['everyday-wine-glasses-pair', 3],
] as const;
const BATH = [
  ['weir-bath-towel-slate', 2],
  ['hand-wash-ink', 1],
  ['weir-round-mat-bone', 1],
] as const;
const SHED = [
  ['steel-toolbox-ultramarine', 1],
  ['claw-hammer-ink', 1],
  ['screwdrivers-pair', 1],
  ['masking-tape', 2],
] as const;

export const retailMembers: readonly MemberPlan[] = [
  {
    email: 'imogen@example.com',
    password: 'lathmere-demo-1',
    first: 'Imogen',
    last: 'Clarke',
    mobile: '+447700900201',
    sharingCode: 'FRIEND5',
    addresses: [
      ['22 Saddler Place', 'Garden flat', 'Bath', 'Somerset', 'BA1 5BG'],
      ['4 Chapel Lane', '', 'Bath', 'Somerset', 'BA2 4AA'],
    ],
    orders: [
      { store: 'bath-walcot-street', status: 'picked', slotHoursAgo: -1, method: 'collection', lines: TABLE },
      { store: 'bath-walcot-street', status: 'delivered', slotHoursAgo: 150, fee: 395, lines: BATH },
      { store: 'bath-walcot-street', status: 'delivered', slotHoursAgo: 720, fee: 395, lines: SHED },
      { store: 'bath-walcot-street', status: 'refunded', slotHoursAgo: 1100, method: 'collection', lines: TABLE },
    ],
  },
  {
    email: 'daniel@example.com',
    password: 'lathmere-demo-2',
    first: 'Daniel',
    last: 'Osei',
    mobile: '+447700900202',
    addresses: [['61 Heron Road', '', 'Bristol', '', 'BS6 6AA']],
    orders: [
      { store: 'bristol-park-row', status: 'en_route', slotHoursAgo: 0, fee: 395, lines: [...SHED, ...BATH] },
      { store: 'bristol-park-row', status: 'delivered', slotHoursAgo: 400, fee: 295, lines: TABLE },
      { store: 'bristol-park-row', status: 'order_declined', slotHoursAgo: 860, fee: 395, lines: BATH },
    ],
  },
  {
    email: 'ruth@example.com',
    password: 'lathmere-demo-3',
    first: 'Ruth',
    last: 'Adeyemi',
    mobile: null,
    addresses: [['3 Rope Walk', '', 'London', '', 'SE1 3UW']],
    orders: [
      { store: 'london-bermondsey', status: 'delivered', slotHoursAgo: 90, fee: 450, tip: 200, lines: BATH },
      { store: 'london-bermondsey', status: 'delivered', slotHoursAgo: 500, fee: 450, lines: TABLE },
      { store: 'london-bermondsey', status: 'order_cancelled', slotHoursAgo: 900, method: 'collection', lines: SHED },
    ],
  },
];
