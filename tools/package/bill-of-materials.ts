import { createHash } from 'node:crypto';

/** What npm's CycloneDX document has that differs between two runs on one tree. */
interface Document {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string } };
  components: { name: string; version: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * npm's list of the libraries, without the folders of this repository and the same for the same tree: its time is the
 * commit's, its serial number a digest of the rest.
 * @param text CycloneDX of `npm sbom`
 * @param time of the commit, ISO 8601
 */
export function billOfMaterials(text: string, name: string, time: string, ownNames: ReadonlySet<string>): string {
  const document = JSON.parse(text) as Document;
  const isOwn = (ref: string) => ownNames.has(ref.slice(0, ref.lastIndexOf('@')));
  document.serialNumber = '';
  document.metadata.timestamp = time;
  document.metadata.component.name = name;
  document.components = document.components.filter((one) => !isOwn(one['bom-ref']));
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  const parts = [8, 12, 16, 20, 32].map((end, at) => digest.slice([0, 8, 12, 16, 20][at], end));
  document.serialNumber = `urn:uuid:${parts.join('-')}`;
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
