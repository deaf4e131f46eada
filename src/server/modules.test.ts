import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'modules');
const services = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.service.ts'),
);

/** That no file imports another module's repository is checked by `npm run check:deps`; this is the way around it. */
it.each(services)('%s hands out no repository', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  expect(text.match(/^export (type )?\{[^}]*Repository\b[^}]*\}/gm)).toBeNull();
});
