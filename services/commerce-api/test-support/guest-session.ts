/** The guest session of every call of a test that names none; as long as the shell's own. */
export const GUEST_SESSION = 'guest-session-of-the-tests-0123456789abcdef';
