import { PageFrame } from '@storefront/ui/page-frame';
import { UnsubscribeView } from './UnsubscribeView';

/** Ends marketing by e-mail, without a log-in. */
export function UnsubscribePage({ query }: { query: Readonly<Record<string, string>> }) {
  return (
    <PageFrame>
      <div className="sf-stack">
        <h1 tabIndex={-1}>News and offers by email</h1>
        <UnsubscribeView query={query} />
      </div>
    </PageFrame>
  );
}
