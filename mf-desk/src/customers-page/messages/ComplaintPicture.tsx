import type { ApiClient } from '@storefront/api/client';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { ErrorState } from '@storefront/ui/error-state';
import { Skeleton } from '@storefront/ui/skeleton';
import { useCallback } from 'react';
import styles from '../panels/panels.module.css';

type Read = { readonly kind: 'read'; readonly source: string };

async function read(api: ApiClient, complaintId: number, signal: AbortSignal): Promise<Read | { kind: 'failed' }> {
  const reply = await api.call('POST /admin/complaint-picture', { body: { complaintId }, signal });
  return reply.ok
    ? { kind: 'read', source: `data:${reply.data.type};base64,${reply.data.content}` }
    : { kind: 'failed' };
}

/** The shopper's picture of the problem. */
export function ComplaintPicture({ complaintId }: { complaintId: number }) {
  const { api } = usePageContext();
  const reader = useCallback((signal: AbortSignal) => read(api, complaintId, signal), [api, complaintId]);
  const [reading, reload] = useRead<Read | { readonly kind: 'failed' }>(reader);
  if (reading.kind === 'loading') return <Skeleton height={160} />;
  if (reading.kind === 'failed') return <ErrorState small title="The picture could not be read." onRetry={reload} />;
  return <img className={styles.picture} src={reading.source} alt="What the shopper sent" />;
}
