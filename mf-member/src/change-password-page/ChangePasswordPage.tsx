import { usePageContext } from '@storefront/remote-kit/page-context';
import { urlTo } from '@storefront/routes/url-to';
import { LockIcon } from '@storefront/ui/icons/lock';
import { Notice } from '@storefront/ui/notice';
import { AccountFrame } from '../account-frame/AccountFrame';
import styles from '../forms/Form.module.css';
import { leaveSession } from '../session/session';
import { ChangePasswordForm } from './ChangePasswordForm';

/** A new password ends all sessions including this one; the page says so first and then leads to the log-in. */
export function ChangePasswordPage() {
  const { navigate } = usePageContext();
  return (
    <AccountFrame section="password" title="Change password">
      <div className={`sf-stack ${styles.column}`}>
        <Notice icon={<LockIcon />}>
          This logs you out on every device, including this one. Your basket is kept. Log in again with the new
          password.
        </Notice>
        <ChangePasswordForm
          onChanged={() => leaveSession(urlTo('login', {}, { notice: 'password-changed' }), navigate)}
        />
      </div>
    </AccountFrame>
  );
}
