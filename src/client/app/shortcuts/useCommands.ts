import { useColorScheme } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../domain/teams/useMay';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../redux/hooks';
import { signOut } from '../../redux/signOut';
import { navigationLinks } from '../pages';

/** Something to choose in the search: a way to a page, or something to do. */
export type Command = {
  id: string;
  group: 'Actions' | 'Pages' | 'Campaigns' | 'Ads';
  label: string;
  /** Other words that people look for it by. */
  words?: string;
  run: () => void;
};

const otherPages = [
  { to: paths.analytics, label: 'Analytics', words: 'numbers charts metrics' },
  { to: paths.insights, label: 'Insights', words: 'pacing what changed what to do' },
  { to: paths.clientReport, label: 'Client report', words: 'pdf print' },
  { to: paths.ads, label: 'Ads', words: 'your creatives' },
  { to: paths.ownTemplates, label: 'Your templates', words: 'saved' },
  { to: paths.brandKit, label: 'Brand kit', words: 'logo colors voice' },
  { to: paths.billing, label: 'Billing & Plans', words: 'pricing subscription invoices receipts' },
  { to: paths.settings, label: 'Settings', words: 'account password theme devices two-step' },
  { to: paths.auditLog, label: 'Audit log', words: 'security sign-ins' },
  { to: paths.apiAccess, label: 'API access', words: 'keys developers' },
  { to: paths.webhooks, label: 'Webhooks', words: 'events endpoints' },
] as const;

/** What can always be chosen; what the person may not do in the workspace is left out. */
export function useCommands(onKeys: () => void): Command[] {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { colorScheme, setMode } = useColorScheme();
  const mayCreateCampaign = useMay('createCampaign');
  const mayCreateAd = useMay('createAd');
  const mayImport = useMay('importReport');
  const goTo = (to: string) => () => void navigate(to);
  const isDark = colorScheme === 'dark';
  const action = (label: string, run: () => void, words?: string): Command => ({
    id: `action ${label}`,
    group: 'Actions',
    label,
    run,
    ...(words !== undefined && { words }),
  });
  return [
    ...(mayCreateCampaign ? [action('Create a campaign', goTo(paths.newCampaign), 'new add')] : []),
    ...(mayCreateAd ? [action('Create an ad', goTo(paths.createAd), 'new add')] : []),
    ...(mayImport ? [action('Import a report', goTo(paths.importReport), 'csv upload numbers')] : []),
    action(isDark ? 'Use the light theme' : 'Use the dark theme', () => setMode(isDark ? 'light' : 'dark'), 'mode'),
    action('Show keyboard shortcuts', onKeys, 'keys help'),
    action('Log out', () => void dispatch(signOut()), 'sign out'),
    ...[...navigationLinks, ...otherPages].map(({ to, label, ...rest }): Command => ({
      id: to,
      group: 'Pages',
      label,
      run: goTo(to),
      ...rest,
    })),
  ];
}

/** Those that have each typed word in their label or their other words. */
export function matching(commands: readonly Command[], search: string): Command[] {
  const typed = search.toLocaleLowerCase('en').split(/\s+/).filter(Boolean);
  return commands.filter(({ label, words = '' }) => {
    const text = `${label} ${words}`.toLocaleLowerCase('en');
    return typed.every((word) => text.includes(word));
  });
}
