import { type ReactNode, useState } from 'react';
import { type ApiKey, type CreatedApiKey, useListApiKeysQuery } from '../../api/apiKeysApi';
import { pageArguments, readOf } from '../../api/page';
import { EmptyState } from '../../components/EmptyState';
import { LoadingLines } from '../../components/LoadingLines';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { useWorkspace } from '../../domain/teams/workspace';
import { ApiKeyRow } from './ApiKeyRow';
import { RevokeKeyDialog } from './RevokeKeyDialog';
import { RotateKeyDialog } from './RotateKeyDialog';
import { AccessList, AccessLoading } from './accessList';

const pageSize = 50;

type Props = {
  /** The button that creates one. */
  create: ReactNode;
  onRotated: (created: CreatedApiKey) => void;
};

/** The keys of the workspace, the newest first. */
export function ApiKeyList({ create, onRotated }: Props) {
  const [page, setPage] = useState(1);
  const [rotating, setRotating] = useState<ApiKey>();
  const [revoking, setRevoking] = useState<ApiKey>();
  const query = useListApiKeysQuery({ ...useWorkspace(), ...pageArguments(page, pageSize) });
  return (
    <Panel flush title="Keys">
      <PagedList
        read={readOf(query)}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
        isFramed
        failedTitle="Couldn’t load API keys"
        loading={
          <AccessLoading>
            <LoadingLines label="Loading API keys" widths={['60%', '40%']} />
          </AccessLoading>
        }
        empty={
          <EmptyState
            title="No keys yet"
            text="Create a key for each script or tool, with just the access it needs."
            action={create}
          />
        }
      >
        {(keys, pager) => (
          <>
            <AccessList aria-label="API keys">
              {keys.map((key) => (
                <ApiKeyRow
                  key={key.id}
                  apiKey={key}
                  onRotate={() => setRotating(key)}
                  onRevoke={() => setRevoking(key)}
                />
              ))}
            </AccessList>
            {pager}
          </>
        )}
      </PagedList>
      {rotating && (
        <RotateKeyDialog
          apiKey={rotating}
          onClose={() => setRotating(undefined)}
          onRotated={(created) => {
            setRotating(undefined);
            onRotated(created);
          }}
        />
      )}
      {revoking && <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(undefined)} />}
    </Panel>
  );
}
