import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Pencil, Trash2 } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Template } from '../../api/adsApi';
import { bounds } from '../../api/bounds';
import { ActionMenu } from '../../components/ActionMenu';
import { PageHeader } from '../../components/PageHeader';
import { SearchField } from '../../components/SearchField';
import { OwnTemplates } from '../../domain/own-templates/OwnTemplates';
import { pageNumberIn, paths, withQuery } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';
import { DeleteTemplateDialog, RenameTemplateDialog } from './OwnTemplateDialogs';

const back = { to: paths.templates, label: 'Templates' };

type Asking = { what: 'rename' | 'delete'; template: Template };

/** The account's own templates. The address holds what is searched for, and the page. */
export function OwnTemplatesPage() {
  const [query, setQuery] = useSearchParams();
  const [asking, setAsking] = useState<Asking>();
  const search = query.get('search') ?? '';
  const page = pageNumberIn(query);
  const show = (next: { search: string; page: number }, isRedirect = false) =>
    setQuery(
      {
        ...(next.search.trim() && { search: next.search.trim() }),
        ...(next.page > 1 && { page: String(next.page) }),
      },
      // The back button leads to another page of templates, neither to each letter of a search nor past the end.
      { replace: next.page === page || isRedirect },
    );
  const close = () => setAsking(undefined);
  return (
    <>
      <PageHeader title="Your templates" subtitle="Copies of what you used, to be used again." back={back} />
      <Stack>
        <Search>
          <SearchField
            label="Search your templates"
            maxLength={bounds.NewTemplate.name.maxLength}
            search={search}
            onSearch={(next) => show({ search: next, page: 1 })}
          />
        </Search>
        <OwnTemplates
          search={search}
          page={page}
          onPage={(next) => show({ search, page: next })}
          onPastEnd={(lastPage) => show({ search, page: lastPage }, true)}
          onClear={() => show({ search: '', page: 1 })}
          actionsOf={(template) => <Actions template={template} onAsk={setAsking} />}
        />
      </Stack>
      {asking?.what === 'rename' && <RenameTemplateDialog template={asking.template} onClose={close} />}
      {asking?.what === 'delete' && <DeleteTemplateDialog template={asking.template} onClose={close} />}
    </>
  );
}

type ActionsProps = { template: Template; onAsk: (asking: Asking) => void };

function Actions({ template, onAsk }: ActionsProps) {
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

const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

const Search = styled('div')({ maxWidth: 320, [belowTablet]: { maxWidth: 'none' } });
