import type { PageProps } from '@storefront/remote-kit/page.types';
import { PartFailure } from '@storefront/remote-kit/part-failure';
import type { ComponentType } from 'react';

export interface PublicPage {
  /** Absent in the browser when the page's own code could not be had: what the server made of it stays then. */
  readonly Page?: ComponentType<PageProps<unknown>>;
  /** In the browser: the page as the server rendered it. */
  readonly html?: string;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly onFailure?: (error: unknown) => void;
}

/**
 * A public page in its frame. When its code is missing or throws, the server's HTML is what the shopper keeps: its links
 * and forms work without any code, and the frame around it is awake.
 */
export function PageBody({ page }: { page: PublicPage }) {
  const { Page, html = '', data, params, query, onFailure = () => undefined } = page;
  if (!Page) return <ServersPage html={html} />;
  return (
    <PartFailure fallback={<ServersPage html={html} />} onFailure={onFailure}>
      <div className="sf-part" data-page>
        <Page data={data} params={params} query={query} />
      </div>
    </PartFailure>
  );
}

function ServersPage({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this document's own server rendered
  return <div className="sf-part" data-page dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
