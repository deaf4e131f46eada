/**
 * Jest's arguments for the tests that open a database. It finds who imports the test database, however far off, so
 * that none can be forgotten.
 */
export const databaseTests = ['--selectProjects', 'server', '--findRelatedTests', 'src/server/testing/testDatabase.ts'];
