import { countText } from '@storefront/messages/count-text';
import type { Command, CommandGroup } from '@storefront/ui/command-list';
import { customersPath } from '../customers-page/customers-path';
import { type Section, type SectionReader, sectionsOf } from '../frame/desk-sections';
import { orderPath } from '../navigation/desk-paths';
import { statusWord } from '../order-page/status-words';
import type { Found } from './use-found';

/** What the typed text leads to: the orders and people that were found for it, then the pages whose names contain it. */
export function commandsFor(
  text: string,
  operator: SectionReader,
  { orders, customers }: Pick<Found, 'orders' | 'customers'>,
): CommandGroup[] {
  const typed = text.trim().toLowerCase();
  const pages = sectionsOf(operator).filter(({ label }) => label.toLowerCase().includes(typed));
  const groups = [
    { value: 'Orders', items: orders.map(ofOrder) },
    { value: 'People', items: customers.map(ofCustomer) },
    { value: 'Go to', items: pages.map(ofPage) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const ofOrder = ({ businessOrderId, customer, status, fulfilmentMethod }: Found['orders'][number]): Command => ({
  id: `order ${businessOrderId}`,
  label: businessOrderId,
  detail: `${customer}, ${statusWord(status, fulfilmentMethod).toLowerCase()}`,
  href: orderPath(businessOrderId),
});

const ofCustomer = ({ customer, name, postcode, orderCount }: Found['customers'][number]): Command => ({
  id: `customer ${customer}`,
  label: name,
  detail: [postcode, countText(orderCount, 'order')].filter(Boolean).join(', '),
  href: customersPath({ person: customer }),
});

const ofPage = ({ id, label, path }: Section): Command => ({ id: `page ${id}`, label, href: path });
