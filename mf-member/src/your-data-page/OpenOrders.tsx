import { guestDataOpenOrders } from '@storefront/messages/account';
import { InfoIcon } from '@storefront/ui/icons/info';
import { Notice } from '@storefront/ui/notice';

/** Orders whose details stay for now; nothing without any. */
export function OpenOrders({ numbers }: { numbers: readonly (string | null)[] }) {
  if (numbers.length === 0) return null;
  return (
    <Notice kind="warning" icon={<InfoIcon />}>
      {guestDataOpenOrders} {numbers.map((number) => number ?? 'an order that is being paid').join(', ')}
    </Notice>
  );
}
