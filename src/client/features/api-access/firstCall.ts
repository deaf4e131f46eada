import type { KeyScope } from '../../api/apiKeysApi';

/** A call that each area answers without any ids. */
const addresses = {
  campaigns: '/campaigns',
  numbers: '/reports/imports',
  ads: '/ads',
  templates: '/templates',
  copy: '/ai/usage-stats',
  analytics: '/analytics/overview',
} as const;

/** A command for a terminal that shows that a key works. */
export function firstCall(scopes: readonly KeyScope[], secret: string, origin: string): string {
  const area = (Object.keys(addresses) as (keyof typeof addresses)[]).find((one) =>
    scopes.some((scope) => scope.startsWith(`${one}:`)),
  );
  // What is about a team's people takes the team's id: nothing is shown but that the key is taken.
  const path = area ? addresses[area] : '/template-library/stats';
  return `curl -H "Authorization: Bearer ${secret}" \\\n  ${origin}/api${path}`;
}
