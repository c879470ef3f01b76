import { Combobox } from '@storefront/ui/combobox';
import type { ComponentProps, RefObject } from 'react';
import type { ChosenAddress } from './AddressField';
import { useSuggestions } from './use-suggestions';

export interface AddressComboboxProps {
  readonly attributes: Omit<ComponentProps<'input'>, 'ref'>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly onTyped: (text: string) => void;
  readonly setText: (text: string) => void;
  readonly setChosen: (chosen: ChosenAddress) => void;
  readonly onProblem: (message: string | undefined) => void;
}

/** The address field with its suggestions. Imported when somebody is in the field, for its weight. */
export function AddressCombobox({ attributes, input, text, ...owner }: AddressComboboxProps) {
  const { suggestions, status, onType, onChoose } = useSuggestions(owner);
  return (
    <Combobox
      {...attributes}
      ref={input}
      value={text}
      onType={onType}
      options={suggestions.map(({ placeId, description }) => ({ id: placeId, label: description }))}
      onChoose={({ id, label }) => onChoose({ placeId: id, description: label })}
      listLabel="Addresses"
      anchor={() => input.current?.closest('.sf-input') ?? null}
      status={status}
    />
  );
}
