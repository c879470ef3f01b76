import { resetTokenInvalid } from '@storefront/messages/account';
import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { LockIcon } from '@storefront/ui/icons/lock';
import { LinkButton } from '@storefront/ui/link-button';

/** A link that was used, expired or is invalid. */
export function EndedLink({ title = resetTokenInvalid }: { title?: string }) {
  return (
    <EmptyState
      title={title}
      art={<LockIcon />}
      action={<LinkButton href={urlTo('forgotten-password')}>Ask for a new link</LinkButton>}
    />
  );
}
