import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { enterSlots, leaveSlots, type SlotsVisit, slotsVisit } from './slots-visit';

/** The visit to the time-slot pages: begins with the page and ends when another kind of page is shown. */
export function useSlotsVisit(from: string | undefined, timeSlots: string | undefined): SlotsVisit {
  useEffect(() => {
    enterSlots(from, timeSlots);
    // The in-app area has already changed the URL by then.
    return leaveSlots;
  }, [from, timeSlots]);
  return useStore(slotsVisit);
}
