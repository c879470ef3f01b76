import { renderGallery } from './gallery';

const folder = process.argv[2] ?? 'reports/gallery';
for (const file of renderGallery(folder)) console.log(file);
