import { writeApiClient } from './api-client';

/** Makes the package that other programs call the API with. */
const folder = 'dist/api-client';
await writeApiClient(folder);
console.log(`The client is in ${folder}. Install it with npm install <the path of that folder>.`);
