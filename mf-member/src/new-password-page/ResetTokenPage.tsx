import { resetLinkUnread } from '@storefront/messages/account';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { urlTo } from '@storefront/routes/url-to';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback, useEffect, useState } from 'react';
import { ReadPart } from '../read/ReadPart';
import { type MemberRead, readAsMember } from '../read/read-as-member';
import { EndedLink } from './EndedLink';
import { NewPasswordLayout } from './NewPasswordLayout';
import { type OpenLink, readLink } from './read-link';
import { saveResetToken } from './reset-token';
import { SetPassword } from './SetPassword';
import { keepTyped } from './typed-before';

/** The target of the mail's link: a valid link continues to the form at a URL without the secret. */
export function ResetTokenPage({ first, token }: { first: MemberRead<OpenLink | undefined>; token: string }) {
  const { api } = usePageContext();
  const [reading, again] = useRead(
    useCallback(() => readAsMember(() => readLink(api, token)), [api, token]),
    first,
  );
  return (
    <NewPasswordLayout>
      <ReadPart reading={reading} failure={resetLinkUnread} onRetry={again}>
        {(link) => (link ? <OpenedLink link={link} /> : <EndedLink />)}
      </ReadPart>
    </NewPasswordLayout>
  );
}

function OpenedLink({ link }: { link: OpenLink }) {
  const { navigate } = usePageContext();
  const [isKept] = useState(() => {
    const isSaved = saveResetToken(link.token);
    if (isSaved) keepTyped();
    return isSaved;
  });
  useEffect(() => {
    if (isKept) navigate(urlTo('forgotten-password-set'), { replace: true });
  }, [isKept, navigate]);
  // Without storage the password is set on this page.
  return isKept ? <Skeleton height={72} /> : <SetPassword link={link} />;
}
