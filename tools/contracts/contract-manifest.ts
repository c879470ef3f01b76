import { usesOf } from '@storefront/remote-kit/build-description';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import { manifestRoute } from '@storefront/remote-kit/manifest-route';
import type { PackageContract } from '@storefront/remote-kit/package-contract';
import { payloadSchemas } from '@storefront/remote-kit/payload-schemas';

/** The part of a manifest that the release gate compares, from what a package's folder says today; for tests. */
export const contractManifest = (contract: PackageContract): ReleaseManifest =>
  ({
    ...contract,
    version: '1.0.0',
    routes: contract.routes.map(manifestRoute),
    uses: usesOf(contract),
    schemas: payloadSchemas(contract),
  }) as unknown as ReleaseManifest;
