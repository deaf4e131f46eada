import { useState } from 'react';
import Button from '@mui/material/Button';
import type { CreatedApiKey } from '../../api/apiKeysApi';
import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import { includesApiAccess } from '../../api/planRank';
import { useWorkspacePlan } from '../../domain/plans/useWorkspacePlan';
import { paths } from '../../lib/paths';
import { ApiAccessGate } from './ApiAccessGate';
import { ApiDocsPanel } from './ApiDocsPanel';
import { ApiKeyList } from './ApiKeyList';
import { CreateKeyDialog } from './CreateKeyDialog';
import { SecretDialog } from './SecretDialog';
import { WebhooksPanel } from './WebhooksPanel';

/** The keys of the current workspace that programs call the API with. */
export function ApiAccessPage() {
  const { isOpen, team, role } = useWorkspacePlan(includesApiAccess);
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey>();
  if (!isOpen) return <ApiAccessGate />;
  const showSecret = (key: CreatedApiKey) => {
    setIsCreating(false);
    setCreated(key);
  };
  const create = <Button onClick={() => setIsCreating(true)}>Create key</Button>;
  return (
    <>
      <PageHeader
        title="API access"
        back={{ to: paths.settings, label: 'Settings' }}
        subtitle={
          team === null
            ? 'Keys let your scripts and other tools work with your own campaigns.'
            : `Keys let scripts and other tools work with the campaigns of ${team.name}.`
        }
        actions={create}
      />
      <Stack gap={16}>
        <ApiKeyList create={create} onRotated={showSecret} />
        <WebhooksPanel />
        <ApiDocsPanel />
      </Stack>
      {isCreating && (
        <CreateKeyDialog
          isTeam={team !== null}
          role={role ?? 'viewer'}
          onClose={() => setIsCreating(false)}
          onCreated={showSecret}
        />
      )}
      {created && <SecretDialog created={created} onClose={() => setCreated(undefined)} />}
    </>
  );
}
