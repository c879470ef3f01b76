import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';
import { readWebhooks, type WebhooksRead } from '../webhooks-page/read-webhooks';
import { WebhooksPage } from '../webhooks-page/WebhooksPage';

type Data = WebhooksRead | DeskFailure;

export async function load({ api, business }: LoadContext): Promise<LoadResult<Data>> {
  const data = await readWebhooks(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.webhooks);
  return { kind: 'page', data, head: { title: `Webhooks, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <WebhooksPage data={data} />;
  return <DeskRefusal reading={data} title="Webhooks" path={deskPaths.webhooks} onRetry={() => location.reload()} />;
}
