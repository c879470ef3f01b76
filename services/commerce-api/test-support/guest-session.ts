/** The guest session of a test's calls that name none; as long as the shell's. */
export const GUEST_SESSION = 'guest-session-of-the-tests-0123456789abcdef';
