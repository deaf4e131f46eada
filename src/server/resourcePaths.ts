import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the files are that the server reads beside its own code. */
export interface ResourcePaths {
  /** The contract, openapi.yaml. */
  contract: string;
  /** The same as JSON, which is read far sooner; only a build has it. */
  contractJson?: string;
  /** The program of threads for heavy work; only a build has it. */
  heavyWorker?: string;
  /** The folder of SQL migrations. */
  migrations: string;
  /** The program that makes an empty embedded database. */
  makeDatabase: string;
  /** The built client; the folder need not exist. */
  client: string;
}

/** Finds them from the folder of the running program: `dist/server` once it is built, `src/server` before. */
export function findResources(programDir: string): ResourcePaths {
  const beside = path.join(programDir, 'openapi.yaml');
  if (existsSync(beside)) {
    return {
      contract: beside,
      contractJson: path.join(programDir, 'openapi.json'),
      heavyWorker: path.join(programDir, 'heavyWorker.js'),
      migrations: path.join(programDir, 'migrations'),
      makeDatabase: path.join(programDir, 'makeDatabase.js'),
      client: path.join(programDir, '../client'),
    };
  }
  const root = path.join(programDir, '../..');
  return {
    contract: path.join(root, 'openapi.yaml'),
    migrations: path.join(programDir, 'db/migrations'),
    makeDatabase: path.join(programDir, 'db/makeDatabase.ts'),
    client: path.join(root, 'dist/client'),
  };
}
