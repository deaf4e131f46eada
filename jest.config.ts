/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const swc = (module: 'es6' | 'commonjs') => ({
  '^.+\\.([jt]sx?|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: module },
    },
  ] as [string, Record<string, unknown>],
});

/** The server side runs as native ES modules, which its database needs. */
const nodeProject = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc('es6'),
  moduleNameMapper: {
    // Its build of one file in place of 436: half a second less for each file of tests.
    '^compromise$': '<rootDir>/node_modules/compromise/builds/three/compromise-three.mjs',
  },
};

const config: Config = {
  // Both of a small machine's processors, where Jest would leave one free, and no more on a large one: each process
  // may take a gigabyte.
  maxWorkers: 2,
  // Node never lets go of the modules that a file of tests imports, some 25 MB of them for one of the server. A process
  // that holds more than this begins anew, between two files.
  workerIdleMemoryLimit: '500MB',
  // Only a test that hangs takes this long, on any machine; a project's own setting would be ignored.
  testTimeout: 300_000,
  projects: [
    {
      displayName: 'client',
      testMatch: ['<rootDir>/src/client/**/*.test.ts?(x)'],
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://127.0.0.1:3000/' },
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setUpJest.ts'],
      moduleNameMapper: {
        '\\.(woff2|svg|png)$': '<rootDir>/src/client/testing/assetAddress.ts',
        '/fontAddresses$': '<rootDir>/src/client/testing/fontAddresses.ts',
        // As in webpack.config.js: tests render with what is shipped.
        '^@emotion/use-insertion-effect-with-fallbacks$': '<rootDir>/src/client/theme/styleInsertion.ts',
      },
      transform: swc('commonjs'),
      transformIgnorePatterns: [
        '/node_modules/(?!(rettime|until-async|@open-draft/deferred-promise|uuid|opentype\\.js)/)',
      ],
    },
    {
      ...nodeProject,
      displayName: 'server',
      testMatch: ['<rootDir>/src/server/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    { ...nodeProject, displayName: 'ad-kit', testMatch: ['<rootDir>/src/ad-kit/**/*.test.ts?(x)'] },
    { ...nodeProject, displayName: 'smoke', testMatch: ['<rootDir>/src/*.test.ts'] },
  ],
};

export default config;
