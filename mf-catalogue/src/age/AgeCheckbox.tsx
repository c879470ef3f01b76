import { Checkbox } from '@storefront/ui/checkbox';
import { type ReactNode, useEffect, useRef } from 'react';
import { confirmedAge } from './confirmed-age';

interface AgeCheckboxProps {
  readonly age: number;
  /** It was confirmed when the item was added. */
  readonly isConfirmed?: boolean;
  readonly error?: ReactNode;
}

/** Confirms the age that an item needs; ticked already when the shopper confirmed it in this visit. */
export function AgeCheckbox({ age, isConfirmed, error }: AgeCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current && confirmedAge() >= age) box.current.checked = true;
  }, [age]);
  return (
    <Checkbox
      ref={box}
      name="ageConfirmed"
      value="true"
      required
      defaultChecked={isConfirmed}
      disabled={isConfirmed}
      label={`I am ${age} or over`}
      error={error}
    />
  );
}
