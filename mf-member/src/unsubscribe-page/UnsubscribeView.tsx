import {
  unsubscribed,
  unsubscribedText,
  unsubscribeFailed,
  unsubscribeLinkInvalid,
  unsubscribeQuestion,
} from '@storefront/messages/account';
import { urlTo } from '@storefront/routes/url-to';
import { Button } from '@storefront/ui/button';
import { CheckIcon } from '@storefront/ui/icons/check';
import { InfoIcon } from '@storefront/ui/icons/info';
import { LinkButton } from '@storefront/ui/link-button';
import { Notice } from '@storefront/ui/notice';
import styles from '../forms/Form.module.css';

/**
 * The page of a marketing mail's link. Opening it changes nothing, because mail scanners open links too; its form posts
 * to the link itself, with or without JavaScript.
 */
export function UnsubscribeView({ query }: { query: Readonly<Record<string, string>> }) {
  const { token, outcome } = query;
  if (outcome === 'done')
    return (
      <div className={`sf-stack ${styles.column}`}>
        <Notice kind="success" role="status" icon={<CheckIcon />}>
          {unsubscribed}
        </Notice>
        <p>{unsubscribedText}</p>
        <div>
          <LinkButton href={urlTo('member-my-details')}>Choose what you get</LinkButton>
        </div>
      </div>
    );
  if (!token || outcome === 'invalid')
    return (
      <div className={`sf-stack ${styles.column}`}>
        <Notice kind="warning" icon={<InfoIcon />}>
          {unsubscribeLinkInvalid}
        </Notice>
      </div>
    );
  return (
    <form method="post" action={urlTo('unsubscribe', {}, { token })} className={`sf-stack ${styles.column}`}>
      {outcome === 'failed' && (
        <Notice kind="danger" role="alert" icon={<InfoIcon />}>
          {unsubscribeFailed}
        </Notice>
      )}
      <p>{unsubscribeQuestion}</p>
      <div>
        <Button type="submit">Stop news and offers</Button>
      </div>
    </form>
  );
}
