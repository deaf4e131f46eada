import { type AdFinding, countFindings } from '../../../ad-kit/preflight/finding';
import { countOf } from '../../lib/text';

/** "1 error, 2 warnings"; empty where there is nothing. */
export function countsOf(findings: readonly AdFinding[]): string {
  const { errors, warnings } = countFindings(findings);
  return [errors > 0 && countOf(errors, 'error'), warnings > 0 && countOf(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}
