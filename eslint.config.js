import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** Who may import whom is checked by scripts/dependency-rules.cjs; here stand names, promises and hooks. */
export default tseslint.config(
  { ignores: ['dist/', '.cache/', '.data/', 'coverage/', '**/generated/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          'tsconfig.json',
          'src/ad-kit/tsconfig.json',
          'src/client/tsconfig.json',
          'src/server/tsconfig.json',
          'src/browser-tests/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { regexp },
    rules: {
      // A text of the right shape would keep everybody waiting: no expression may take more than linear time.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A thunk's promise is its caller's to await or not; React handlers may be async.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals from the contract.' },
      ],
    },
  },
  {
    files: ['src/client/**/*.ts', 'src/client/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-redux',
              importNames: ['useDispatch', 'useSelector', 'useStore'],
              message: 'Use the typed hooks of redux/hooks.ts.',
            },
            { name: '@mui/material', message: 'Import the component by its path; the barrel slows every build.' },
          ],
        },
      ],
    },
  },
  { files: ['src/client/redux/hooks.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/client/features/**/*.ts', 'src/client/features/**/*.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through api/api.ts.' },
        { name: 'localStorage', message: 'Use extra.storage.' },
      ],
    },
  },
  // Jest's matchers such as `expect.any` are typed as `any`.
  { files: tests, rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  { files: ['src/client/**/*.test.tsx'], extends: [testingLibrary.configs['flat/react']] },
  { files: ['scripts/**/*.ts', 'src/browser-tests/**/*.ts'], rules: { 'no-console': 'off' } },
);
