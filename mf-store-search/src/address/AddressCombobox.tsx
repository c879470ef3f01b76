import { Combobox } from '@storefront/ui/combobox';
import { type ComponentProps, type RefObject, useMemo } from 'react';
import type { ChosenAddress } from './AddressField';
import { useSuggestions } from './use-suggestions';

export interface AddressComboboxProps {
  readonly attributes: Omit<ComponentProps<'input'>, 'ref'>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** Something was typed before this was here. */
  readonly isChanged: boolean;
  readonly onTyped: (text: string) => void;
  readonly setText: (text: string) => void;
  readonly setChosen: (chosen: ChosenAddress) => void;
  readonly onProblem: (message: string | undefined) => void;
}

/** The address field with its suggestions. Imported when somebody is in the field, for its weight. */
export function AddressCombobox({ attributes, input, text, ...owner }: AddressComboboxProps) {
  const { suggestions, status, onType, onChoose, giveUp } = useSuggestions(text, owner);
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
      onLeave={giveUp}
      options={options}
      onChoose={({ id, label }) => onChoose({ placeId: id, description: label })}
      listLabel="Addresses"
      anchor={() => input.current?.closest('.sf-input') ?? null}
      status={status}
    />
  );
}
