import type { BannerValues, DeskBanner } from '@storefront/api/entities/desk/desk-banner';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { ChangeHistory, type HistoryRead } from '../content-pieces/ChangeHistory';
import { readDesk } from '../navigation/read-desk';
import { bannerChangeText } from './banner-words';

export interface BannerHistoryProps {
  readonly banner: DeskBanner;
  readonly onUndo: (before: BannerValues) => void;
}

/** Who changed a banner. */
export function BannerHistory({ banner: { bannerId, values }, onUndo }: BannerHistoryProps) {
  const { api } = usePageContext();
  const read = useCallback(
    (signal: AbortSignal) =>
      readDesk<HistoryRead<BannerValues>>(async () => {
        const reply = await api.call('POST /desk/banner-history', { body: { bannerId }, signal });
        return reply.ok ? { kind: 'read', changes: reply.data.changes } : { kind: 'failed' };
      }),
    [api, bannerId],
  );
  const [reading, reload] = useRead<HistoryRead<BannerValues>>(read);
  return (
    <ChangeHistory
      reading={reading}
      onRetry={reload}
      textOf={bannerChangeText}
      isCurrent={(after) => bannerChangeText({ before: values, after }) === ''}
      onUndo={onUndo}
    />
  );
}
