import type { CDPSession } from '@playwright/test';

/**
 * Gives a page an authenticator, as a phone has one: the browser asks nobody, and the user is verified.
 * @param devtools the page's session: see `devtoolsFixture`
 */
export async function addAuthenticator(devtools: CDPSession) {
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether its user is verified from now on; otherwise the browser's dialog ends without a passkey. */
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** The passkeys that it has. */
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
