import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where sentences are written that people see. */
const folders = ['src/client', 'src/ad-kit/checks', 'src/ad-kit/reports', 'src/server/http', 'src/server/modules'];

/** Data, answers of test doubles, and what is generated. */
const leftOut = /\.test\.tsx?$|\/testing\/|\/generated\/|\/content\//;

/** Each with what is said instead. Rule: docs/product-rules.md, "Words". */
const wordsNotUsed: readonly (readonly [RegExp, string])[] = [
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\b(?:colou?ured|colours?)\b/i, 'color'],
  [/\b(?:recogni|organi|optimi)s(?:e|ed|ing)\b/i, '-ize'],
  [/\bcancell(?:ed|ing)\b(?<!Payment Cancelled)/i, 'canceled'],
  [/\be-mails?\b/i, 'email'],
  [/\b(?:some|every|no)body\b/i, 'someone, everyone, no one'],
  [/\b(?:anew|afresh|meanwhile)\b/i, 'again, in the meantime'],
  [/\bbegins? with\b/i, 'start with'],
  [/\bstands? (?:here|there)\b/i, 'is'],
  [/\b(?:is|are) no (?:number|text|date)\b/i, 'isn’t a valid …'],
  [/\bown (?:ads|templates)\b/i, 'your …'],
  [/\bdrawn picture\b/i, 'template artwork'],
  [/\bfindings?\b/i, 'issues'],
  [/\b\d+ (?:blocks?|advice)\b/i, 'errors, warnings'],
  [/[a-z] did not load\b/i, 'Couldn’t load …'],
  [/\bhand(?:s|ed|ing)? (?:(?:it|the team) )?over\b/i, 'transfer'],
  [/\bmakes? way\b/i, 'replace'],
  [/\bby hand\b/i, 'manually'],
];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !leftOut.test(path)),
);

/** The sentences of a source: what JSX and literals say that are more than a code or a name. */
function sentencesIn(path: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isJsxText(node)) found.push(node.text.replace(/\s+/g, ' ').trim());
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return found.filter((text) => /^[A-Z]|[A-Za-z] [A-Za-z]/.test(text));
}

const faultsIn = (path: string, code: string): string[] =>
  sentencesIn(path, code).flatMap((sentence) =>
    wordsNotUsed
      .filter(([pattern]) => pattern.test(sentence))
      .map(([, better]) => `${path}: “${sentence}” (say: ${better})`),
  );

it('keeps the words that the product does not use out of every sentence that people see', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap((path) => faultsIn(path, readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  ['a text of JSX', '<p>Nothing to mend.</p>'],
  ['an attribute', '<Panel title="Findings" />'],
  ['a literal', "const text = 'The ads did not load';"],
  ['a part of a template', 'const text = `${count} campaigns: handed over`;'],
])('finds such a word in %s', (_what, code) => {
  expect(faultsIn('Page.tsx', code)).toHaveLength(1);
});

it('lets codes, comments and names of code be', () => {
  expect(faultsIn('Page.tsx', "/** Somebody's findings. */ const findings = colours['begin_with'];")).toEqual([]);
});
