import type { CallStep } from '@storefront/remote-kit/action.types';
import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { replyTo } from '@storefront/remote-kit/reply-to';
import { EndedLink } from '../new-password-page/EndedLink';
import { NewPasswordLayout } from '../new-password-page/NewPasswordLayout';
import { PlainNewPassword } from '../plain-forms/PlainNewPassword';

export const calls = ({ params: { token = '' } }: PlainPageContext): readonly CallStep[] => [
  { kind: 'call', operation: 'POST /auth/validate-reset-token', body: { resetToken: token } },
];

export const title = (): string => 'Set a new password';

export function PlainPage({ params: { token = '' }, replies, returned }: PlainPageProps) {
  const link = replyTo(replies, 'POST /auth/validate-reset-token');
  return (
    <NewPasswordLayout>
      {link ? (
        <PlainNewPassword link={{ token, emailAddress: link.emailAddress }} returned={returned} />
      ) : (
        <EndedLink />
      )}
    </NewPasswordLayout>
  );
}
