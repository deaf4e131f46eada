import type { AdFormat } from '../../../../ad-kit/ad';
import type { Finding } from '../../../../ad-kit/preflight/finding';

/** The findings about each field, by its path. */
export type FindingsByPath = ReadonlyMap<string, readonly Finding[]>;

const none: readonly Finding[] = [];

export function findingsByPath(findings: readonly Finding[]): FindingsByPath {
  const byPath = new Map<string, readonly Finding[]>();
  for (const finding of findings) byPath.set(finding.field, [...(byPath.get(finding.field) ?? []), finding]);
  return byPath;
}

export const findingsAt = (findings: FindingsByPath, path: string): readonly Finding[] => findings.get(path) ?? none;

/** The id of the element that edits a field. */
export function fieldId(format: AdFormat, path: string): string {
  return `field-${format}-${path.replaceAll(/[^a-z0-9_]+/g, '-').replace(/-$/, '')}`;
}
