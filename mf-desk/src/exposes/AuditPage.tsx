import { isPlainDate } from '@storefront/dates/parse-date';
import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { AuditPage } from '../audit-page/AuditPage';
import { type AuditRead, readAudit } from '../audit-page/read-audit';
import { DeskRefusal } from '../frame/DeskRefusal';
import { deskPaths } from '../navigation/desk-paths';
import type { DeskFailure } from '../navigation/read-desk';
import { toLogIn } from '../navigation/to-log-in';

type Data = AuditRead | DeskFailure;

export async function load({ api, business, query }: LoadContext): Promise<LoadResult<Data>> {
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
  const text = query.text?.trim();
  const { day = '' } = query;
  const data = await readAudit(api, { page, ...(text && { text }), ...(isPlainDate(day) && { day }) });
  if (data.kind === 'log-in') return toLogIn(deskPaths.audit);
  return { kind: 'page', data, head: { title: `Audit, ${business.name}` } };
}

export function Page({ data }: PageProps<Data>) {
  if (data.kind === 'read') return <AuditPage data={data} />;
  return <DeskRefusal reading={data} title="Audit" path={deskPaths.audit} onRetry={() => location.reload()} />;
}
