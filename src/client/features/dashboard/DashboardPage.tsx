import { PageHeader } from '../../components/PageHeader';

/** The account's figures at a glance. */
export function DashboardPage() {
  return <PageHeader title="Dashboard" />;
}
