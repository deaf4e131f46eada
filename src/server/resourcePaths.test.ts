import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findResources } from './resourcePaths';

it('finds the files of the repository before anything is built', () => {
  const root = path.resolve('.');
  expect(findResources(path.join(root, 'src/server'))).toEqual({
    contract: path.join(root, 'openapi.yaml'),
    migrations: path.join(root, 'src/server/db/migrations'),
    makeDatabase: path.join(root, 'src/server/db/makeDatabase.ts'),
    client: path.join(root, 'dist/client'),
  });
});

it('finds the files beside the built program', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'built-'));
  await writeFile(path.join(folder, 'openapi.yaml'), '');
  expect(findResources(folder)).toEqual({
    contract: path.join(folder, 'openapi.yaml'),
    contractJson: path.join(folder, 'openapi.json'),
    heavyWorker: path.join(folder, 'heavyWorker.js'),
    migrations: path.join(folder, 'migrations'),
    makeDatabase: path.join(folder, 'makeDatabase.js'),
    client: path.join(folder, '../client'),
  });
  await rm(folder, { recursive: true });
});
