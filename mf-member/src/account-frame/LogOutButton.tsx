import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LogOutIcon } from '@storefront/ui/icons/log-out';
import { showToast } from '@storefront/ui/show-toast';
import { TextButton } from '@storefront/ui/text-link';
import { useState } from 'react';
import { failureText } from '../forms/failure-text';
import { leaveSession } from '../session/session';

/** Ends the session and goes to the home page; the basket stays. */
export function LogOutButton({ className }: { className?: string }) {
  const { api, navigate } = usePageContext();
  const [pending, setPending] = useState(false);
  const logOut = async () => {
    if (pending) return;
    setPending(true);
    try {
      await api.call('POST /auth/logout', { body: {} });
      await leaveSession(urlTo('index'), navigate);
    } catch (failure) {
      showToast({ text: failureText(failure) });
      setPending(false);
    }
  };
  return (
    <TextButton className={className} aria-disabled={pending || undefined} onClick={() => void logOut()}>
      <LogOutIcon small /> {pending ? 'Logging out' : 'Log out'}
    </TextButton>
  );
}
