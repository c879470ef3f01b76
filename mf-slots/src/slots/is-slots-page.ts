const SLOTS_PATH = /^\/stores\/[^/]+\/time-slots(\/|$)/;

/** Whether one of the time-slot pages is open. */
export const isSlotsPage = (): boolean => SLOTS_PATH.test(location.pathname);
