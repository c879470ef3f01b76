/** The layout choices of basket, times, checkout, orders and accounts. Apart from the others, because public pages load those. */
export type OrderLayout = {
  /** Basket, times and checkout: panels on a narrow page, or ruled rows over the full width. */
  checkout: 'panels' | 'ruled';
  /** When an order was placed: in the specification's formats ('06 Oct'), or like other days ('Tue 6 Oct'). */
  orderDates: 'specified' | 'words';
  /** Log-in and registration: a panel with all ways, or columns over the full width with a drawing. */
  logIn: 'panel' | 'columns';
  /** The way to the next reward: stamps or a bar on a panel, or a house whose windows light up. */
  rewards: 'panel' | 'house';
};

export const groceryOrderLayout: OrderLayout = {
  checkout: 'panels',
  orderDates: 'specified',
  logIn: 'panel',
  rewards: 'panel',
};

export const retailOrderLayout: OrderLayout = {
  checkout: 'ruled',
  orderDates: 'words',
  logIn: 'columns',
  rewards: 'house',
};

/** A business's order layout by its theme's name in the settings. */
export function findOrderLayout(brand: string): OrderLayout {
  return brand === 'retail' ? retailOrderLayout : groceryOrderLayout;
}
