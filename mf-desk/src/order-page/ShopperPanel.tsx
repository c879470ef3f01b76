import type { Order } from '@storefront/api/entities/order';
import layout from '../frame/Layout.module.css';

/** Who ordered, where it goes, and what they wish. */
export function ShopperPanel({ order }: { order: Order }) {
  const { contact, deliveryAddress, instructions, proofOfAge } = order;
  const address = deliveryAddress && [
    deliveryAddress.addressLine1,
    deliveryAddress.addressLine2,
    deliveryAddress.town,
    deliveryAddress.postcode,
  ];
  return (
    <section className={layout.panel} aria-label="Shopper">
      <h2>
        {contact.firstName} {contact.lastName}
      </h2>
      <p>
        <a href={`tel:${contact.phoneNumber}`}>{contact.phoneNumberDisplay ?? contact.phoneNumber}</a>
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      {address && <p>{address.filter(Boolean).join(', ')}</p>}
      {instructions && <p>“{instructions}”</p>}
      {proofOfAge != null && <p>Somebody aged {proofOfAge} or over must take it.</p>}
    </section>
  );
}
