/** The storefront's calls that scripts make: those of the back end, and the session. */
export const isRecordedCall = (url: URL): boolean => /^\/[a-z-]+\/(api\/|session(\/|$))/.test(url.pathname);
