import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { bounds } from '../../api/bounds';
import { SearchField } from '../../components/SearchField';
import { OwnTemplates as TemplateList } from '../../domain/own-templates/OwnTemplates';
import { belowTablet } from '../../theme/tokens';

/** The account's own templates to begin an ad with. */
export function OwnTemplates({ onChoose }: { onChoose: (templateId: string) => void }) {
  const [{ search, page }, show] = useState({ search: '', page: 1 });
  return (
    <Stack>
      <Search>
        <SearchField
          label="Search your templates"
          maxLength={bounds.NewTemplate.name.maxLength}
          search={search}
          onSearch={(next) => show({ search: next, page: 1 })}
        />
      </Search>
      <TemplateList
        search={search}
        page={page}
        onPage={(next) => show({ search, page: next })}
        onPastEnd={(lastPage) => show({ search, page: lastPage })}
        onClear={() => show({ search: '', page: 1 })}
        actionsOf={({ id, name }) => (
          <Use variant="outlined" aria-label={`Use: ${name}`} onClick={() => onChoose(id)}>
            Use
          </Use>
        )}
      />
    </Stack>
  );
}

const Stack = styled('div')({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' });

const Search = styled('div')({ maxWidth: 320, [belowTablet]: { maxWidth: 'none' } });

const Use = styled(Button)({ flexShrink: 0, marginRight: 8 });
