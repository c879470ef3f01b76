import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { postcodeProblem } from '../postcode/postcode.model';

/**
 * The postcode field's behaviour once JavaScript is here: checked on submit by the business's rules, emptied by a
 * click, and filled with the place that the shopper named before.
 */
export function usePostcodeField(firstProblem: string | undefined) {
  const { business } = usePageContext();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(firstProblem);
  const location = useStore(shared.location);

  useEffect(() => {
    if (firstProblem) field.current?.focus();
  }, [firstProblem]);
  useEffect(() => {
    const input = field.current;
    if (input && !input.value && location && document.activeElement !== input) input.value = location.postcode;
  }, [location]);

  const showProblem = (message: string) => {
    setProblem(message);
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const message = postcodeProblem(field.current?.value ?? '', business.postcodeRules, business.country);
    if (!message) return setProblem(undefined);
    event.preventDefault();
    showProblem(message);
  };
  const onClick = () => {
    if (field.current) field.current.value = '';
  };
  return { field, problem, showProblem, onSubmit, onClick };
}
