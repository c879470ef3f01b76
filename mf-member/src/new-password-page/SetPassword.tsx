import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { leaveSession } from '../session/session';
import { NewPasswordForm } from './NewPasswordForm';
import type { OpenLink } from './read-link';
import { clearResetToken } from './reset-token';

/**
 * Shows whose password it is and the form; continues to the log-in, or to the account of a member who stays logged in.
 */
export function SetPassword({ link }: { link: OpenLink }) {
  const { navigate } = usePageContext();
  const goOn = (isLoggedOut: boolean) => {
    clearResetToken();
    if (!isLoggedOut && shared.session.get().strategy === 'member') return navigate(urlTo('member'), { replace: true });
    return leaveSession(urlTo('login', {}, { notice: 'password-changed' }), navigate);
  };
  return (
    <div className="sf-stack">
      <p>
        For <strong>{link.emailAddress}</strong>
      </p>
      <NewPasswordForm link={link} onSet={goOn} />
    </div>
  );
}
