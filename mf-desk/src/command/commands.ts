import type { ReplyOf } from '@storefront/api/operation-types';
import type { Command, CommandGroup } from '@storefront/ui/command-list';
import { type Section, type SectionReader, sectionsOf } from '../frame/desk-sections';
import { orderPath } from '../navigation/desk-paths';
import { statusWord } from '../order-page/status-words';

type FoundOrder = ReplyOf<'POST /desk/orders'>['orders'][number];

/** What the typed text leads to: the orders that were found for it, then the pages whose names contain it. */
export function commandsFor(text: string, operator: SectionReader, orders: readonly FoundOrder[]): CommandGroup[] {
  const typed = text.trim().toLowerCase();
  const pages = sectionsOf(operator).filter(({ label }) => label.toLowerCase().includes(typed));
  const groups = [
    { value: 'Orders', items: orders.map(ofOrder) },
    { value: 'Go to', items: pages.map(ofPage) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

const ofOrder = ({ businessOrderId, customer, status, fulfilmentMethod }: FoundOrder): Command => ({
  id: `order ${businessOrderId}`,
  label: businessOrderId,
  detail: `${customer}, ${statusWord(status, fulfilmentMethod).toLowerCase()}`,
  href: orderPath(businessOrderId),
});

const ofPage = ({ id, label, path }: Section): Command => ({ id: `page ${id}`, label, href: path });
