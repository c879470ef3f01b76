import type { DeskDeal } from '@storefront/api/entities/desk/desk-deal';

/** A live deal: any 2 of 6 items cost £4.25 together. */
export const deskDeal = (
  more: Partial<Omit<DeskDeal, 'values'>> & { values?: Partial<DeskDeal['values']> } = {},
): DeskDeal => ({
  dealId: 61,
  slug: 'two-punnets',
  kind: 'multi_buy',
  state: 'live',
  sections: [{ name: 'Soft fruit', quantity: 0, itemCount: 6 }],
  itemNames: ['Strawberries', 'Blueberries', 'Raspberries'],
  ...more,
  values: {
    name: 'Two punnets',
    text: '2 for £4.25',
    description: '',
    price: 425,
    quantity: 2,
    percent: null,
    amount: null,
    minimumSpend: null,
    startsAt: null,
    endsAt: null,
    ...more.values,
  },
});
