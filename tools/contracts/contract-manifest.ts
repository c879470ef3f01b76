import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { PackageContract } from '@storefront/remote-kit/package-contract';
import { payloadSchemas } from '@storefront/remote-kit/payload-schemas';

/** The part of a manifest that the release gate compares, from what a package's folder says today; for tests. */
export const contractManifest = (contract: PackageContract): ReleaseManifest =>
  ({
    ...contract,
    version: '1.0.0',
    uses: {
      commands: contract.requests,
      boundaries: contract.contains,
      actions: contract.posts,
      operations: contract.operations,
      state: contract.reads,
      routes: contract.linksTo,
    },
    schemas: payloadSchemas(contract),
  }) as unknown as ReleaseManifest;
