import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { Boundary } from '@storefront/remote-kit/boundary';

/** What a member buys at their store. Visitors and members without a store do not load it. */
export function MembersShelf() {
  const isMember = useStore(shared.session).strategy === 'member';
  const store = useStore(shared.store);
  if (!isMember || !store) return null;
  return <Boundary name="buy-again" key={store.id} props={{ store }} skeleton={null} />;
}
