import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { Boundary } from '@storefront/remote-kit/boundary';
import { atom } from 'nanostores';
import type { FrameBoundary as Declared } from '../navigation/navigation.types';

/** An older shell does not have every shared value. */
const missing = atom<unknown>(null);

/** A boundary of every page. It is loaded once its shared value has the declared field, and then stays. */
export function FrameBoundary({ boundary: { name, value, field } }: { boundary: Declared }) {
  const current = useStore(Object.hasOwn(shared, value) ? shared[value as keyof typeof shared] : missing);
  return <Boundary name={name} skeleton={null} enabled={Boolean(Object(current)[field])} />;
}
