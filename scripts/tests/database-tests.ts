/**
 * What says nothing of the database that it opens, by the beginning of a file's name: a package that is built and calls
 * a server, and how long a request keeps this process, which does not work while it waits for PostgreSQL.
 */
const indifferent = ['/api-client\\.', '/nastyTexts\\.'];

/**
 * Jest's arguments for the tests that open a database. It finds who imports the test database, however far off, so
 * that none can be forgotten.
 */
export const databaseTests = [
  '--selectProjects',
  'server',
  '--findRelatedTests',
  'src/server/testing/testDatabase.ts',
  '--testPathIgnorePatterns',
  ...indifferent,
];
