import { Notice } from '@storefront/ui/notice';
import { asProvider } from '../providers/provider';
import { isInformation, refusalText } from '../providers/refusal-text';

/** Why a provider led to no log-in; nothing without an outcome in the URL. */
export function ProviderOutcome({ query: { provider: name, refusal } }: { query: Readonly<Record<string, string>> }) {
  const provider = asProvider(name);
  if (!provider || !refusal) return null;
  return isInformation(refusal) ? (
    <Notice role="status">{refusalText(provider, refusal)}</Notice>
  ) : (
    <Notice kind="danger" role="alert">
      {refusalText(provider, refusal)}
    </Notice>
  );
}
