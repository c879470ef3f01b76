import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { ForgottenPasswordFrame } from '../forgotten-password-page/ForgottenPasswordFrame';
import { PlainForgottenPassword } from '../plain-forms/PlainForgottenPassword';

export const calls = (): readonly CallStep[] => [];

export const title = (): string => 'Forgotten password';

export function PlainPage({ query, returned }: PlainPageProps) {
  return (
    <ForgottenPasswordFrame>
      <PlainForgottenPassword isSent={query.sent === '1'} returned={returned} />
    </ForgottenPasswordFrame>
  );
}
