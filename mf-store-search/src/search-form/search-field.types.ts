import type { LocationState } from '@storefront/bus/state.types';
import type { Ref, RefObject } from 'react';

/** What the form needs from its field. */
export interface SearchField {
  /** The error of its value, if there is one. */
  problem(): string | undefined;
  /** Fills in a place that the shopper named before. */
  remember(location: LocationState): void;
}

/** The props of the postcode or address field. */
export interface SearchFieldProps {
  readonly field: Ref<SearchField>;
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** The id of the field's error. */
  readonly described: { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };
  readonly value?: string;
  /** The search button's label. */
  readonly button: string;
  readonly onProblem: (message: string | undefined) => void;
}
