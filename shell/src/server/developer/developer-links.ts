import { type PassIssuer, readPass } from '@storefront/releases/signatures/pass';
import { isDeveloperOrigin } from '@storefront/remote-kit/developer/developer-paths';
import type { Preview } from '../canary/previews';
import type { LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';

/** A remote that one browser is shown from its developer's server. */
export interface DeveloperRemote {
  readonly remote: string;
  /** The origin of the server on the developer's machine. */
  readonly origin: string;
}

/** The links that `npm run release -- develop` signs. */
export class DeveloperLinks {
  constructor(
    private readonly config: Pick<ShellConfig, 'developerLinks'>,
    private readonly issuer: PassIssuer,
  ) {}

  /**
   * What a link shows; undefined when such links are off here, and when it is forged, expired, for another purpose or
   * host, or names no server on the developer's own machine.
   * @param hostname the host of the request
   * @param composition what the host shows otherwise; it must contain the remote, and a shell with a development build
   */
  find(
    text: string,
    hostname: string,
    composition: LoadedComposition | undefined,
    now = Date.now(),
  ): Preview | undefined {
    if (!this.config.developerLinks || !composition) return undefined;
    const { remote, server, host, expiresAt = '' } = readPass(this.issuer, text, 'developer', now) ?? {};
    if (!remote || host !== hostname.toLowerCase() || !isDeveloperOrigin(server)) return undefined;
    const { [remote]: manifest, shell } = composition.manifests;
    if (!manifest || manifest === shell || !shell?.developerBoot) return undefined;
    return { composition, expiresAt, developer: { remote, origin: server } };
  }
}
