import { usePageContext } from '@storefront/remote-kit/page-context';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { DeskFrame } from '../frame/DeskFrame';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { Content } from './Content';
import { type BannersRead, readBanners } from './read-banners';

/** What the shop shows: its banners, each a draft or published within its times. */
export function ContentPage({ first }: { first: BannersRead | DeskFailure }) {
  const { api } = usePageContext();
  const read = useCallback((signal: AbortSignal) => readBanners(api, signal), [api]);
  const [reading, reload] = useRead<BannersRead | DeskFailure>(read, first);
  if (reading.kind !== 'read')
    return <DeskRefusal reading={reading} title="Content" path={deskPaths.content} onRetry={reload} />;
  return (
    <DeskFrame visit={reading.visit} section="content">
      <Content found={reading.found} />
    </DeskFrame>
  );
}
