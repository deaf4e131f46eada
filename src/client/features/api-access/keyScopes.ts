import { listed } from '../../../ad-kit/listed';
import type { KeyScope } from '../../api/apiKeysApi';

/** How far a key reaches in an area. */
export type Reach = 'none' | 'read' | 'write';

type Area = KeyScope extends `${infer Name}:${string}` ? Name : never;

/** The areas in the order of the product's pages, and what is in them. */
export const areas: readonly { area: Area; name: string; text: string }[] = [
  { area: 'campaigns', name: 'Campaigns', text: 'Campaigns, briefs, and labels' },
  { area: 'numbers', name: 'Numbers', text: 'Daily results and imported reports' },
  { area: 'ads', name: 'Ads', text: 'Ads, images, links, and the brand kit' },
  { area: 'templates', name: 'Templates', text: 'The library and your templates' },
  { area: 'copy', name: 'AI copy', text: 'Writing, history, and brand voice' },
  { area: 'teams', name: 'Team', text: 'Members, invitations, and activity' },
  { area: 'analytics', name: 'Analytics', text: 'Reports, insights, and saved views' },
];

export type Reaches = Readonly<Record<Area, Reach>>;

export const noReach: Reaches = {
  campaigns: 'none',
  numbers: 'none',
  ads: 'none',
  templates: 'none',
  copy: 'none',
  teams: 'none',
  analytics: 'none',
};

/** The scopes of what was chosen; writing includes reading. */
export const scopesOf = (reaches: Reaches): KeyScope[] =>
  areas.flatMap(({ area }): KeyScope[] => (reaches[area] === 'none' ? [] : [`${area}:${reaches[area]}`]));

/** What a key may do, in words: `Read campaigns and ads. Read and write numbers.` */
export function scopesLine(scopes: readonly KeyScope[]): string {
  const named = (action: 'read' | 'write') =>
    areas
      .filter(({ area }) => scopes.includes(`${area}:${action}`))
      .filter(({ area }) => action === 'write' || !scopes.includes(`${area}:write`))
      .map(({ name }) => (name === 'AI copy' ? name : name.toLowerCase()));
  const sentence = (start: string, names: string[]) => (names.length === 0 ? [] : [`${start} ${listed(names)}.`]);
  return [...sentence('Read', named('read')), ...sentence('Read and write', named('write'))].join(' ');
}
