import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';

/**
 * Whether a field of a page's query is what an answered form added to its address: the page is made of the same things
 * without it.
 */
export function isAnswerField(manifests: Readonly<Record<string, ReleaseManifest>>, name: string): boolean {
  if (name === 'problem') return true;
  return Object.values(manifests).some(({ answerFields = [] }) =>
    answerFields.some((field) => (field.endsWith(':') ? name.startsWith(field) : name === field)),
  );
}
