import type { PageProps } from '@storefront/remote-kit/page.types';
import { PartFailure } from '@storefront/remote-kit/part-failure';
import { ServerHtml } from '@storefront/remote-kit/server-html';
import type { ComponentType } from 'react';

export interface PublicPage {
  /** Missing in the browser when the page's code could not be loaded: then the server's HTML stays. */
  readonly Page?: ComponentType<PageProps<unknown>>;
  readonly data: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** In the browser: the page's HTML from the server, and what to do when its code throws. */
  readonly rendered?: {
    readonly html: string;
    saveInputs(): () => void;
    onFailure(error: unknown): void;
  };
}

/**
 * A public page in its frame. When its code is missing or throws, the server's HTML stays: its links and forms work
 * without code, inside a hydrated frame.
 */
export function PageBody({ page: { Page, data, params, query, rendered } }: { page: PublicPage }) {
  const html = rendered?.html ?? '';
  if (!Page)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML rendered by our own server
      <div className="sf-part" data-page dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    );
  return (
    <div className="sf-part" data-page>
      <PartFailure
        fallback={<ServerHtml html={html} saveInputs={rendered?.saveInputs} />}
        onFailure={(error) => rendered?.onFailure(error)}
      >
        <Page data={data} params={params} query={query} />
      </PartFailure>
    </div>
  );
}
