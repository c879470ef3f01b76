import { urlTo } from '@storefront/routes/url-to';
import { EmptyState } from '@storefront/ui/empty-state';
import { SearchIcon } from '@storefront/ui/icons/search';
import { LinkButton } from '@storefront/ui/link-button';
import { PageFrame } from '@storefront/ui/page-frame';

/** There is no such thing at this address of the in-app area: its owner's words, and a way on. */
export function PageMissing({ message }: { message: string }) {
  return (
    <PageFrame width="single">
      <EmptyState
        title={message}
        art={<SearchIcon />}
        headingLevel={1}
        action={<LinkButton href={urlTo('index')}>Back to the shop</LinkButton>}
      />
    </PageFrame>
  );
}
