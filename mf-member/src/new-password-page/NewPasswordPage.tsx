import { resetLinkMissing, resetLinkUnread } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { EndedLink } from './EndedLink';
import { NewPasswordLayout } from './NewPasswordLayout';
import { type OpenLink, readLink } from './read-link';
import { SetPassword } from './SetPassword';

interface NewPasswordPageProps {
  readonly first: MemberRead<OpenLink | undefined>;
  /** Undefined without a link. */
  readonly token: string | undefined;
}

/** Sets a new password with the link that opened this tab. */
export function NewPasswordPage({ first, token }: NewPasswordPageProps) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(async () => (token ? readLink(api, token) : undefined)), [api, token]),
    first,
  );
  return (
    <NewPasswordLayout>
      <ReadPart reading={reading} failure={resetLinkUnread} onRetry={again}>
        {(link) => (link ? <SetPassword link={link} /> : <EndedLink title={token ? undefined : resetLinkMissing} />)}
      </ReadPart>
    </NewPasswordLayout>
  );
}
