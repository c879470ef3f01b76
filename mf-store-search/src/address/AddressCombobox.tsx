import { Combobox } from '@storefront/ui/combobox';
import { type ComponentProps, type RefObject, useMemo } from 'react';
import type { ChosenAddress } from './AddressField';
import { useSuggestions } from './use-suggestions';

export interface AddressComboboxProps {
  readonly attributes: Omit<ComponentProps<'input'>, 'ref'>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The text that was typed before this component loaded. */
  readonly isChanged: boolean;
  readonly onTyped: (text: string) => void;
  readonly setText: (text: string) => void;
  readonly setChosen: (chosen: ChosenAddress) => void;
  readonly onProblem: (message: string | undefined) => void;
}

/** The address field with suggestions. Imported when the field gets focus, because of its size. */
export function AddressCombobox({ attributes, input, text, ...owner }: AddressComboboxProps) {
  const { suggestions, status, onType, onChoose, cancelLookUp } = useSuggestions(text, owner);
  const options = useMemo(
    () => suggestions.map(({ placeId, description }) => ({ id: placeId, label: description })),
    [suggestions],
  );
  return (
    <Combobox
      {...attributes}
      field={input}
      value={text}
      onType={onType}
      onLeave={cancelLookUp}
      options={options}
      onChoose={({ id, label }) => onChoose({ placeId: id, description: label })}
      listLabel="Addresses"
      anchor={() => input.current?.closest('.sf-input') ?? null}
      status={status}
    />
  );
}
