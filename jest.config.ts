/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/**
 * What runs in Node is loaded by Node itself: a file of the server's tests takes the processor half a second before its
 * first test, where Jest's own loading took five.
 */
const nodeProject = {
  testEnvironment: 'node',
  testRunner: '<rootDir>/scripts/tests/native-runner.mjs',
  transform: {},
};

const config: Config = {
  // Both of a small machine's processors, where Jest would leave one free, and no more on a large one: each process
  // may take a gigabyte.
  maxWorkers: 2,
  testSequencer: '<rootDir>/scripts/tests/by-project.mjs',
  // A process that holds more than this begins anew, between two files: what earlier files of tests have left behind
  // is never all let go.
  workerIdleMemoryLimit: '800MB',
  // Only a test that hangs takes this long, on any machine; a project's own setting would be ignored.
  testTimeout: 300_000,
  // An embedded database takes about a second to end.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      displayName: 'client',
      testMatch: ['<rootDir>/src/client/**/*.test.ts?(x)'],
      // One page with the product in it for all files of a process: to load it and to run it for the first time takes
      // the processor three to seven seconds.
      testEnvironment: '<rootDir>/scripts/tests/kept-environment.cjs',
      runtime: '<rootDir>/scripts/tests/kept-runtime.cjs',
      testEnvironmentOptions: { url: 'http://127.0.0.1:3000/' },
      setupFilesAfterEnv: ['<rootDir>/src/client/testing/setUpJest.ts'],
      moduleNameMapper: {
        '\\.(woff2|svg|png)$': '<rootDir>/src/client/testing/assetAddress.ts',
        '/fontAddresses$': '<rootDir>/src/client/testing/fontAddresses.ts',
        // Without hooks of its own, which it would set for the first file alone.
        '^@testing-library/react$': '@testing-library/react/pure',
        // As in webpack.config.js: tests render with what is shipped.
        '^@emotion/use-insertion-effect-with-fallbacks$': '<rootDir>/src/client/lib/speed/styleInsertion.ts',
      },
      transform: {
        '^.+\\.([jt]sx?|mjs)$': [
          '@swc/jest',
          {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
            module: { type: 'commonjs' },
          },
        ],
      },
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
