import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Template } from '../../api/templatesApi';
import { ActionMenu } from '../../components/ActionMenu';
import { HeldButton } from '../../components/HeldButton';
import { PageHeader } from '../../components/PageHeader';
import { OwnTemplates, type TemplatesView } from '../../domain/own-templates/OwnTemplates';
import { WorkspaceNotice } from '../../domain/teams/WorkspaceNotice';
import { useHindrance } from '../../domain/teams/useMay';
import { useWorkspaceDetails } from '../../domain/teams/useTeams';
import { pageNumberIn, paths, withQuery } from '../../lib/paths';
import { useAddressQuery } from '../../lib/useAddressQuery';
import { DeleteTemplateDialog, RenameTemplateDialog } from './OwnTemplateDialogs';

const back = { to: paths.templates, label: 'Templates' };

type Asking = { what: 'rename' | 'delete'; template: Template };

/** The account's own templates. The address holds what is searched for, and the page. */
export function OwnTemplatesPage() {
  const [query, setQuery] = useAddressQuery();
  const [asking, setAsking] = useState<Asking>();
  const search = query.get('search') ?? '';
  const page = pageNumberIn(query);
  const show = (next: TemplatesView, isRedirect = false) =>
    setQuery(
      {
        ...(next.search.trim() && { search: next.search.trim() }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      // The back button leads to another page of templates, neither to each letter of a search nor past the end.
      { replace: next.page === page || isRedirect },
    );
  const close = () => setAsking(undefined);
  const { team } = useWorkspaceDetails();
  const subtitle = team
    ? `Templates of ${team.name}, ready to use again.`
    : 'Templates you’ve used, ready to use again.';
  return (
    <>
      <PageHeader title="Your templates" subtitle={subtitle} back={back} />
      <WorkspaceNotice />
      <OwnTemplates
        search={search}
        page={page}
        onShow={show}
        onPastEnd={(view) => show(view, true)}
        actionsOf={(template) => <Actions template={template} onAsk={setAsking} />}
      />
      {asking?.what === 'rename' && <RenameTemplateDialog template={asking.template} onClose={close} />}
      {asking?.what === 'delete' && <DeleteTemplateDialog template={asking.template} onClose={close} />}
    </>
  );
}

type ActionsProps = { template: Template; onAsk: (asking: Asking) => void };

function Actions({ template, onAsk }: ActionsProps) {
  const hindrance = useHindrance('updateTemplate');
  if (hindrance !== undefined) {
    return (
      <Buttons>
        <HeldButton hindrance={hindrance} hintEdge="right" variant="outlined" busy={false}>
          Use
        </HeldButton>
      </Buttons>
    );
  }
  return (
    <Buttons>
      <Button variant="outlined" component={Link} to={withQuery(paths.createAd, { template: template.id })}>
        Use
      </Button>
      <ActionMenu
        label={`Actions for ${template.name}`}
        items={[
          { label: 'Rename', icon: Pencil, onSelect: () => onAsk({ what: 'rename', template }) },
          { label: 'Delete', icon: Trash2, destructive: true, onSelect: () => onAsk({ what: 'delete', template }) },
        ]}
      />
    </Buttons>
  );
}

const Buttons = styled('div')({ display: 'flex', flexShrink: 0, gap: 4 });
