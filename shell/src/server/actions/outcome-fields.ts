import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';

/** Whether a query field was added by a form's redirect and does not change the page's content. */
export function isOutcomeField(manifests: Readonly<Record<string, ReleaseManifest>>, name: string): boolean {
  if (name === 'problem') return true;
  return Object.values(manifests).some(({ outcomeFields = [] }) =>
    outcomeFields.some((field) => (field.endsWith(':') ? name.startsWith(field) : name === field)),
  );
}
