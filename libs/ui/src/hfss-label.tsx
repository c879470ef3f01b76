import { hfssLabel } from '@storefront/messages/catalogue';

/** The label for food high in fat, salt or sugar: legible but unobtrusive. */
export function HfssLabel() {
  return <span className="sf-label">{hfssLabel}</span>;
}
