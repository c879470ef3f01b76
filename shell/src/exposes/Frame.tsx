export { DocumentTree } from '../frame/document-tree';
export { loadFrame } from '../frame/load-frame';
