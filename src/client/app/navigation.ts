import { paths } from '../lib/paths';

/** The links of the top bar and the phone's drawer, in their order. */
export const navigationLinks = [
  { to: paths.dashboard, label: 'Dashboard' },
  { to: paths.campaigns, label: 'Campaigns' },
  { to: paths.createAd, label: 'Create Ad' },
  { to: paths.templates, label: 'Templates' },
  { to: paths.aiGenerator, label: 'AI Copy' },
  { to: paths.teams, label: 'Teams' },
] as const;
