import { createHash } from 'node:crypto';

/** What npm's CycloneDX document has that differs between two runs on one tree. */
interface Document {
  serialNumber: string;
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } };
  components: { name: string; version: string; 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

/**
 * npm's list of the libraries, cut down to some of them, and the same for the same tree: its time is the commit's, its
 * serial number a digest of the rest.
 * @param text CycloneDX of `npm sbom`
 * @param name of what contains them
 * @param time of the commit, ISO 8601
 * @param libraries those to keep, as name@version
 */
export function billOfMaterials(text: string, name: string, time: string, libraries: ReadonlySet<string>): string {
  const document = JSON.parse(text) as Document;
  const own = document.metadata.component['bom-ref'];
  document.serialNumber = '';
  document.metadata.timestamp = time;
  document.metadata.component.name = name;
  document.components = document.components.filter((one) => libraries.has(one['bom-ref']));
  const known = new Set(document.components.map((one) => one['bom-ref']));
  document.dependencies = document.dependencies.flatMap(({ ref, dependsOn = [] }) => {
    if (ref === own) return { ref, dependsOn: [...known] };
    return known.has(ref) ? { ref, dependsOn: dependsOn.filter((one) => known.has(one)) } : [];
  });
  const digest = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  document.serialNumber = `urn:uuid:${digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')}`;
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
