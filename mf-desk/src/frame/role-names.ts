import type { OperatorRole } from '@storefront/api/entities/operator';

/** Roles as people say them. */
export const roleNames: Readonly<Record<OperatorRole, string>> = {
  picker: 'Picker',
  counter: 'Counter',
  driver: 'Driver',
  support: 'Customer service',
  content: 'Content',
  stock: 'Stock and prices',
  finance: 'Finance',
  manager: 'Store manager',
  administrator: 'Administrator',
};
