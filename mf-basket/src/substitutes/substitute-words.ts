import type { LineSubstitute, SubstituteKind } from '@storefront/api/entities/basket';

/** What is done about a missing item, as the end of 'If missing: …'. */
const words: Record<SubstituteKind, string> = {
  none: 'nothing',
  similar: 'something close',
  item: 'a chosen item',
  ask: 'ask me',
};

/** The choice in words: the name of a chosen item, else the kind; without a choice nothing is done. */
export const substituteText = (substitute: Pick<LineSubstitute, 'kind' | 'name'> | null | undefined): string =>
  substitute?.name ?? words[substitute?.kind ?? 'none'];

/** Whether a form's field names a choice. */
export const isSubstituteKind = (value: string | undefined): value is SubstituteKind =>
  value !== undefined && Object.hasOwn(words, value);

interface SubstituteOption {
  readonly kind: SubstituteKind;
  readonly label: string;
  readonly note: string;
}

/** The choices in the order in which they are offered. */
export const substituteOptions: readonly SubstituteOption[] = [
  { kind: 'none', label: 'Nothing', note: 'We leave it out, and you do not pay for it.' },
  { kind: 'similar', label: 'Something close', note: 'We choose the closest thing we have.' },
  { kind: 'item', label: 'A chosen item', note: 'You choose what we bring instead.' },
  { kind: 'ask', label: 'Ask me', note: 'We call or text you while we pick your order.' },
];
