import { useState } from 'react';

/**
 * The shown day: at first that of the URL's parameter `timeSlots`, then the shopper's choice, which is written to the
 * URL so that reloads and shared links keep it.
 * @param timeSlots YYYY-MM-DD or 'asap'; undefined when the URL has none
 */
export function useChosenDay(timeSlots: string | undefined): [day: string | undefined, choose: (date: string) => void] {
  const [day, setDay] = useState(timeSlots);
  const choose = (date: string) => {
    setDay(date);
    const url = new URL(window.location.href);
    url.searchParams.set('timeSlots', date);
    window.history.replaceState(window.history.state, '', url);
  };
  return [day, choose];
}
