import type { Order } from '@storefront/api/entities/order';
import { customersPath } from '../customers-page/customers-path';
import layout from '../frame/Layout.module.css';

export interface ShopperPanelProps {
  readonly order: Order;
  /** Whether the operator may open people. */
  readonly opensPerson: boolean;
}

/** Who ordered, where it goes, and what they wish. */
export function ShopperPanel({ order, opensPerson }: ShopperPanelProps) {
  const { draftOrderId, contact, deliveryAddress, instructions, proofOfAge } = order;
  const name = `${contact.firstName} ${contact.lastName}`;
  const address = deliveryAddress && [
    deliveryAddress.addressLine1,
    deliveryAddress.addressLine2,
    deliveryAddress.town,
    deliveryAddress.postcode,
  ];
  return (
    <section className={layout.panel} aria-label="Shopper">
      <h2>
        {opensPerson && contact.email ? <a href={customersPath({ person: `g${draftOrderId}` })}>{name}</a> : name}
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
