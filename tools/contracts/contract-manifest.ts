import { usesOf } from '@storefront/remote-kit/build/build-description';
import type { PackageContract } from '@storefront/remote-kit/contract/package-contract';
import { payloadSchemas } from '@storefront/remote-kit/contract/payload-schemas';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { manifestRoute } from '@storefront/remote-kit/manifest/manifest-route';

/** The part of a manifest that the release gate compares, from what a package's folder says today; for tests. */
export const contractManifest = (contract: PackageContract): ReleaseManifest =>
  ({
    ...contract,
    version: '1.0.0',
    routes: contract.routes.map(manifestRoute),
    uses: usesOf(contract),
    schemas: payloadSchemas(contract),
  }) as unknown as ReleaseManifest;
