import { useStore } from '@nanostores/react';
import { BackLink } from './BackLink';
import { cameFrom } from './came-from';

/** A link back to the page before the basket or the account. Only the browser knows it. */
export function KeepShopping() {
  const from = useStore(cameFrom);
  return from && <BackLink href={from}>Keep shopping</BackLink>;
}
