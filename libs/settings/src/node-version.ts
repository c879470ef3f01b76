/** The first major version whose permission model denies the network to a process. */
const NEEDED = 26;

/** Says why this Node.js cannot confine render processes; undefined when it can. */
export function nodeVersionFault(version = process.versions.node): string | undefined {
  if (Number.parseInt(version, 10) >= NEEDED) return undefined;
  return `Node ${version} is too old: render processes need ${NEEDED}, whose permission model denies them the network. npm start and npm test install it into .node.`;
}
