import { parseArgs } from 'node:util';
import { renderGallery } from './gallery';

const [folder = 'reports/gallery'] = parseArgs({ allowPositionals: true }).positionals;
for (const file of renderGallery(folder)) console.log(file);
