import type { LoadContext, LoadResult, PageProps } from '@storefront/remote-kit/page.types';
import { DrivePage } from '../drive/DrivePage';
import { type DriveRead, readDrive } from '../drive/load-drive';
import { driveTitle } from '../drive/texts';
import { deskPaths } from '../navigation/desk-paths';
import { toLogIn } from '../navigation/to-log-in';

export async function load({ api, business }: LoadContext): Promise<LoadResult<DriveRead>> {
  const data = await readDrive(api);
  if (data.kind === 'log-in') return toLogIn(deskPaths.drive);
  return { kind: 'page', data, head: { title: `${driveTitle}, ${business.name}` } };
}

export function Page({ data }: PageProps<DriveRead>) {
  return <DrivePage first={data} />;
}
