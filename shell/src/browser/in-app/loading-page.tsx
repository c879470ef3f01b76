import { PageSkeleton } from '../../frame/PageSkeleton';
import { showsPlainPage } from '../forms/plain-page';

/** Shown while a page of the in-app area loads: nothing while the document still shows its plain page. */
export function LoadingPage() {
  return showsPlainPage() ? null : <PageSkeleton />;
}
