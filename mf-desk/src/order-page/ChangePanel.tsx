import type { Order } from '@storefront/api/entities/order';
import { VisitForm } from '../customers-page/panels/VisitForm';
import layout from '../frame/Layout.module.css';

/** Opens the shop to change an order for the shopper on the phone, while the store has not begun with it. */
export function ChangePanel({ order: { businessOrderId, draftOrderId, contact } }: { order: Order }) {
  return (
    <section className={layout.panel} aria-label="Change by phone">
      <h2>Change by phone</h2>
      <VisitForm
        label={`Change this order for ${contact.firstName}`}
        whom={{ customer: `g${draftOrderId}`, businessOrderId }}
      />
      <p className="sf-muted">
        The order stays as it is until the change is confirmed. If it costs more, they pay by a link.
      </p>
    </section>
  );
}
