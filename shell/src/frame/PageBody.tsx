import type { PageProps } from '@storefront/remote-kit/page.types';
import { PartFailure } from '@storefront/remote-kit/part-failure';
import { ServersHtml } from '@storefront/remote-kit/servers-html';
import type { ComponentType } from 'react';

export interface PublicPage {
  /** Absent in the browser when the page's own code could not be had: what the server made of it stays then. */
  readonly Page?: ComponentType<PageProps<unknown>>;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** In the browser: the page as the server rendered it, and what is done when its code throws. */
  readonly rendered?: {
    readonly html: string;
    keepInputs(): () => void;
    onFailure(error: unknown): void;
  };
}

/**
 * A public page in its frame. When its code is missing or throws, the server's HTML is what the shopper keeps: its links
 * and forms work without any code, and the frame around it is awake.
 */
export function PageBody({ page: { Page, data, params, query, rendered } }: { page: PublicPage }) {
  const html = rendered?.html ?? '';
  if (!Page)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this document's own server rendered
      <div className="sf-part" data-page dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    );
  return (
    <div className="sf-part" data-page>
      <PartFailure
        fallback={<ServersHtml html={html} keepInputs={rendered?.keepInputs} />}
        onFailure={(error) => rendered?.onFailure(error)}
      >
        <Page data={data} params={params} query={query} />
      </PartFailure>
    </div>
  );
}
