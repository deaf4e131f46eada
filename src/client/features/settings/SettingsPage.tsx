import { PageHeader } from '../../components/PageHeader';

/** Name, password, devices, theme and data of the account. */
export function SettingsPage() {
  return <PageHeader title="Settings" />;
}
