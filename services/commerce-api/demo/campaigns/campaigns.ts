import type { CampaignPlan } from './campaign-rows';

/** The grocer's campaigns: for any store, for one store, for a deal, and one that has ended. */
export const groceryCampaigns: readonly CampaignPlan[] = [
  {
    title: 'Bread week',
    text: 'Every loaf baked that morning.',
    target: 'open-category',
    category: 'bakery',
    days: [-7, 90],
  },
  {
    title: 'Pizza night',
    text: 'Pizza, garlic bread and ice cream for £8.',
    target: 'open-deal',
    deal: 'pizza-night-for-8',
    days: [-7, 90],
  },
  {
    title: 'Ancoats is open',
    text: 'Our eighth shop rings its bell.',
    target: 'open-store',
    store: 'manchester-ancoats',
    days: [-7, 90],
  },
  { title: 'An apple a day', text: 'Galas are in.', target: 'open-item', item: 'gala-apples-4-pack', days: [-7, 90] },
  {
    title: 'In your pocket',
    text: 'Only in the app.',
    target: 'open-store',
    platforms: ['ios', 'android'],
    days: [-7, 90],
  },
  {
    title: 'Strawberry fortnight',
    text: 'It was good while it lasted.',
    target: 'open-category',
    category: 'veg',
    days: [-40, -26],
  },
];

export const retailCampaigns: readonly CampaignPlan[] = [
  {
    title: 'Longer evenings',
    text: 'Table lamps, floor lamps and pendants.',
    target: 'open-category',
    category: 'lighting',
    days: [-7, 90],
  },
  {
    title: 'Table, relaid',
    text: 'Plates, bowls and glasses together.',
    target: 'open-deal',
    deal: 'table-relaid',
    days: [-7, 90],
  },
  { title: 'Bermondsey', text: 'The London store.', target: 'open-store', store: 'london-bermondsey', days: [-7, 90] },
  { title: '60 days', text: 'Bring it back, any store.', target: 'open-page', page: 'returns', days: [-7, 365] },
  { title: 'Garden sale', text: 'Over.', target: 'open-category', category: 'garden', days: [-60, -30] },
];
