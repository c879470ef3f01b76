import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { PlainLogin } from '../login-page/PlainLogin';

export const calls = (): readonly CallStep[] => [];

export const title = (): string => 'Log in';

export function PlainPage({ query }: PlainPageProps) {
  return <PlainLogin query={query} />;
}
