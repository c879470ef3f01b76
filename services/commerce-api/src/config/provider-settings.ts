import { optionalText, PER_BUSINESS_NOTE } from './setting-types';

const of = (description: string) => optionalText(`${description}${PER_BUSINESS_NOTE}`);

/** The accounts with Google, Apple and Facebook that members log in with. */
export const providerSettings = {
  GOOGLE_LOGIN_CLIENT_ID: of('the OAuth client id with Google; unset offers no log-in with Google'),
  GOOGLE_LOGIN_CLIENT_SECRET: of('the secret of that client'),
  GOOGLE_LOGIN_URL: of("another issuer than Google's, `https://…`"),
  APPLE_LOGIN_CLIENT_ID: of('the Services ID with Apple; unset offers no log-in with Apple'),
  APPLE_LOGIN_TEAM_ID: of('the id of the team with Apple'),
  APPLE_LOGIN_KEY_ID: of('the id of the key that signs for the team'),
  APPLE_LOGIN_KEY_FILE: of('the file of that key, `AuthKey_….p8`, as Apple hands it out'),
  FACEBOOK_LOGIN_APP_ID: of('the app id with Facebook; unset offers no log-in with Facebook'),
  FACEBOOK_LOGIN_APP_SECRET: of('the secret of that app'),
};
