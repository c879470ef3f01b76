import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';

/** Whether a query field was added by a form's redirect and does not change the page's content. */
export function isAnswerField(manifests: Readonly<Record<string, ReleaseManifest>>, name: string): boolean {
  if (name === 'problem') return true;
  return Object.values(manifests).some(({ answerFields = [] }) =>
    answerFields.some((field) => (field.endsWith(':') ? name.startsWith(field) : name === field)),
  );
}
