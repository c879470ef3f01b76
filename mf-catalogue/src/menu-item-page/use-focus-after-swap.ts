import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a bar whose controls are exchanged because the shopper pressed one of them: it moves to the button
 * that adds, which is the last one.
 * @param shown changes when the controls are exchanged
 * @returns the bar, and the function to call with each press
 */
export function useFocusAfterSwap(shown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after the exchange
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body)
      [...(bar.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    isPressed.current = false;
  }, [shown]);
  return {
    bar,
    keepFocus: () => {
      isPressed.current = true;
    },
  };
}
