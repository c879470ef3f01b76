/** The layout choices of basket, times, checkout and orders. Apart from the others, because public pages load those. */
export type OrderLayout = {
  /** Basket, times and checkout: panels on a narrow page, or ruled rows over the full width. */
  checkout: 'panels' | 'ruled';
  /** When an order was placed: in the specification's formats ('06 Oct'), or like other days ('Tue 6 Oct'). */
  orderDates: 'specified' | 'words';
};

export const groceryOrderLayout: OrderLayout = { checkout: 'panels', orderDates: 'specified' };

export const retailOrderLayout: OrderLayout = { checkout: 'ruled', orderDates: 'words' };

/** A business's order layout by its theme's name in the settings. */
export function findOrderLayout(brand: string): OrderLayout {
  return brand === 'retail' ? retailOrderLayout : groceryOrderLayout;
}
