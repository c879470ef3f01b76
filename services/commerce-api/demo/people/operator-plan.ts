import type { OperatorRole } from '@storefront/api/entities/operator';

/** An operator of a demonstration shop, who logs in at its desk. */
export interface OperatorPlan {
  readonly name: string;
  readonly role: OperatorRole;
  readonly email: string;
  /** The slug of the only store in which they work; without it, all of the business. */
  readonly store?: string;
  /** With which they log in on a handheld of their store. */
  readonly pin?: string;
}

/** The password of every operator of the demonstration. */
export const OPERATOR_PASSWORD = 'desk-demo-1';

export const groceryOperators: readonly OperatorPlan[] = [
  { name: 'Pat Okoye', role: 'picker', email: 'picker@pipwell.example', store: 'borough' },
  { name: 'Noor Aziz', role: 'picker', email: 'picker2@pipwell.example', store: 'borough' },
  { name: 'Remy Stone', role: 'picker', email: 'picker3@pipwell.example', store: 'borough' },
  { name: 'Cleo Ward', role: 'picker', email: 'camera@pipwell.example', store: 'borough' },
  { name: 'Amara Bello', role: 'picker', email: 'handheld@pipwell.example', store: 'borough', pin: '482915' },
  { name: 'Chris Doyle', role: 'counter', email: 'counter@pipwell.example', store: 'borough' },
  { name: 'Sam Okafor', role: 'driver', email: 'driver@pipwell.example', store: 'borough' },
  { name: 'Ines Vidal', role: 'driver', email: 'driver2@pipwell.example', store: 'borough' },
  { name: 'Morgan Reid', role: 'manager', email: 'manager@pipwell.example', store: 'borough' },
  { name: 'Leah Frost', role: 'manager', email: 'manager2@pipwell.example', store: 'borough' },
  { name: 'Theo Lang', role: 'manager', email: 'manager3@pipwell.example', store: 'leeds-kirkgate' },
  { name: 'Ines Clarke', role: 'manager', email: 'leeds@pipwell.example', store: 'leeds-kirkgate' },
  { name: 'Nora Quill', role: 'manager', email: 'zones@pipwell.example', store: 'norwich-lanes' },
  { name: 'Sunita Rao', role: 'support', email: 'service@pipwell.example' },
  { name: 'Billie Hart', role: 'content', email: 'content@pipwell.example' },
  { name: 'Juno Park', role: 'content', email: 'content2@pipwell.example' },
  { name: 'Tess Ncube', role: 'stock', email: 'stock@pipwell.example' },
  { name: 'Iris Kaya', role: 'support', email: 'service2@pipwell.example' },
  { name: 'Nora Lind', role: 'support', email: 'service3@pipwell.example' },
  { name: 'Ruth Bello', role: 'finance', email: 'finance@pipwell.example' },
  { name: 'Kit Lane', role: 'administrator', email: 'import@pipwell.example' },
  // Of the browser test of a store's week, which closes this store for a moment.
  { name: 'Lena Marsden', role: 'manager', email: 'week-manager@pipwell.example', store: 'manchester-ancoats' },
  { name: 'Arun Pillai', role: 'picker', email: 'week-picker@pipwell.example', store: 'manchester-ancoats' },
  { name: 'Kit Lowe', role: 'picker', email: 'week-picker2@pipwell.example', store: 'manchester-ancoats' },
  { name: 'Dara Quinn', role: 'driver', email: 'week-driver@pipwell.example', store: 'manchester-ancoats' },
  { name: 'Bea Holt', role: 'counter', email: 'week-counter@pipwell.example', store: 'manchester-ancoats' },
  { name: 'Yusuf Amin', role: 'support', email: 'week-service@pipwell.example' },
  { name: 'Greta Olsen', role: 'finance', email: 'week-finance@pipwell.example' },
  { name: 'Petra Vogel', role: 'administrator', email: 'passkey@pipwell.example' },
  { name: 'Nils Berg', role: 'administrator', email: 'releases@pipwell.example' },
  { name: 'Alex Brandt', role: 'administrator', email: 'administrator@pipwell.example' },
];

export const retailOperators: readonly OperatorPlan[] = [
  { name: 'Rowan Hale', role: 'manager', email: 'manager@lathmere.example' },
  { name: 'Jude Marsh', role: 'administrator', email: 'administrator@lathmere.example' },
];
