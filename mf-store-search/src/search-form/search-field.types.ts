import type { LocationState } from '@storefront/bus/state.types';
import type { Ref, RefObject } from 'react';

/** What the form asks of its field. */
export interface SearchField {
  /** What is wrong with what it holds, if anything is. */
  problem(): string | undefined;
  /** Fills in a place that the shopper named before. */
  remember(location: LocationState): void;
}

/** What the form gives to its postcode or its address field. */
export interface SearchFieldProps {
  readonly field: Ref<SearchField>;
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Ties the field to what is wrong with it. */
  readonly described: { readonly 'aria-invalid'?: true; readonly 'aria-describedby'?: string };
  readonly value?: string;
  /** The search button's words. */
  readonly button: string;
  readonly onProblem: (message: string | undefined) => void;
}
