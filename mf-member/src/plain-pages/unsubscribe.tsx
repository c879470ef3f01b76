import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { UnsubscribePage } from '../unsubscribe-page/UnsubscribePage';

export const calls = (): readonly CallStep[] => [];

export const title = (): string => 'News and offers by email';

export function PlainPage({ query }: PlainPageProps) {
  return <UnsubscribePage query={query} />;
}
