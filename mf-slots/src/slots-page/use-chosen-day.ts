import { useState } from 'react';

/**
 * The day that is shown: first the one of the address's parameter `timeSlots`, then the one that the shopper chooses,
 * which is written into the address so that a reload and a shared link show it again.
 * @param timeSlots YYYY-MM-DD or 'asap'; undefined when the address names none
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
