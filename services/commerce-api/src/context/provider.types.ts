import type { LogInProvider } from '@storefront/api/entities/enumerations';

/** What a log-in sends to the provider, and expects back. */
export interface ProviderRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier; the provider gets its hash first. */
  readonly verifier: string;
}

/** The fields of a return whose state is ours. */
interface ProviderAnswer {
  readonly code: string;
  readonly iss?: string | undefined;
  /** What Apple says of a person the first time, as JSON. */
  readonly user?: string | undefined;
}

/** Who somebody is, as a provider proved it. */
export interface ProvenIdentity {
  readonly subject: string;
  readonly emailAddress: string | undefined;
  /** The provider says that it has verified the address. */
  readonly isEmailVerified: boolean;
  /** As given, or empty. */
  readonly firstname: string;
  readonly lastname: string;
}

export interface Provider {
  /** Where the shopper says who they are. @throws ProviderFailure */
  authorizationUrl(request: ProviderRequest): Promise<string>;
  /** Exchanges a return's code for its proof. @throws ProviderFailure */
  identify(request: ProviderRequest, answer: ProviderAnswer): Promise<ProvenIdentity>;
}

/** The providers that a business offers, in the order in which they are shown. */
export type Providers = (businessId: number) => ReadonlyMap<LogInProvider, Provider>;
