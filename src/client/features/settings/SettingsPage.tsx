import { selectUser } from '../../api/authSlice';
import { PageHeader } from '../../components/PageHeader';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { isMailSent } from '../../lib/pageSettings';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useAppSelector } from '../../redux/hooks';
import { ApiPanel } from './ApiPanel';
import { AuditPanel } from './AuditPanel';
import { BrandPanel } from './BrandPanel';
import { DataPanel } from './DataPanel';
import { DevicesPanel } from './DevicesPanel';
import { EmailPanel } from './EmailPanel';
import { PasswordPanel } from './PasswordPanel';
import { ProfilePanel } from './ProfilePanel';
import { ThemePanel } from './ThemePanel';
import { TwoStepPanel } from './two-step/TwoStepPanel';

const ProofEmailsPanel = lazyPart(
  async () => (await import('./ProofEmailsPanel')).ProofEmailsPanel,
  <SkeletonBlock width="100%" height={128} />,
);

/**
 * Name, password, second step, emails, devices, theme and data of the account. A demo account has no password to change,
 * and gets no mail.
 */
export function SettingsPage() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <PageHeader title="Settings" subtitle={user.email} />
      <Stack gap={16} maxWidth={720}>
        {user.email_verified === false && <EmailPanel user={user} />}
        <ProfilePanel user={user} />
        {!user.is_demo && <PasswordPanel />}
        {!user.is_demo && <TwoStepPanel user={user} />}
        {!user.is_demo && isMailSent() && <ProofEmailsPanel />}
        <BrandPanel />
        <ApiPanel />
        <ThemePanel />
        <DevicesPanel />
        <AuditPanel />
        <DataPanel user={user} />
      </Stack>
    </>
  );
}
