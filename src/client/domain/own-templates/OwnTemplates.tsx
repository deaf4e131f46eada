import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Template, useListTemplatesQuery } from '../../api/templatesApi';
import { bounds } from '../../api/bounds';
import { pageArguments, readOf } from '../../api/page';
import { CardGrid } from '../../components/CardGrid';
import { EmptyState } from '../../components/EmptyState';
import { PagedList } from '../../components/PagedList';
import { Panel } from '../../components/Panel';
import { SearchField } from '../../components/SearchField';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { Stack } from '../../components/Stack';
import { paths } from '../../lib/paths';
import { belowTablet } from '../../theme/tokens';
import { OwnTemplateCard } from './OwnTemplateCard';
import { useWorkspace } from '../teams/workspace';

const pageSize = 24;

/** What is searched for in the names, empty for all, and a page of what is found, from 1. */
export type TemplatesView = { search: string; page: number };

type Props = TemplatesView & {
  onShow: (view: TemplatesView) => void;
  /** Called with the last page that has templates, where `page` lies behind it; `onShow` unless said otherwise. */
  onPastEnd?: (view: TemplatesView) => void;
  /** What stands beside each template's name. */
  actionsOf: (template: Template) => ReactNode;
};

/** The account's own templates, searched and page by page. */
export function OwnTemplates({ search, page, onShow, onPastEnd = onShow, actionsOf }: Props) {
  return (
    <Stack gap={12}>
      <Search>
        <SearchField
          label="Search your templates"
          maxLength={bounds.NewTemplate.name.maxLength}
          search={search}
          onSearch={(next) => onShow({ search: next, page: 1 })}
        />
      </Search>
      <Found {...{ search, page, onShow, onPastEnd, actionsOf }} />
    </Stack>
  );
}

function Found({ search, page, onShow, onPastEnd, actionsOf }: Required<Props>) {
  const query = { ...useWorkspace(), ...(search && { search }), ...pageArguments(page, pageSize) };
  const noMatch = { title: 'No templates found', onClear: () => onShow({ search: '', page: 1 }) };
  return (
    <PagedList
      read={readOf(useListTemplatesQuery(query))}
      page={page}
      pageSize={pageSize}
      onPage={(next) => onShow({ search, page: next })}
      onPastEnd={(lastPage) => onPastEnd({ search, page: lastPage })}
      loading={<SkeletonBlock width="100%" height={360} />}
      empty={<NoTemplates />}
      noMatch={search === '' ? undefined : noMatch}
      failedTitle="Couldn’t load your templates"
    >
      {(templates, pager) => (
        <>
          <CardGrid>
            {templates.map((template) => (
              <OwnTemplateCard key={template.id} template={template} actions={actionsOf(template)} />
            ))}
          </CardGrid>
          {pager}
        </>
      )}
    </PagedList>
  );
}

function NoTemplates() {
  return (
    <Panel>
      <EmptyState
        title="No templates yet"
        text="Use one from the library, and your copy will appear here."
        action={
          <Button variant="outlined" component={Link} to={paths.templates}>
            Browse the library
          </Button>
        }
      />
    </Panel>
  );
}

const Search = styled('div')({ maxWidth: 320, [belowTablet]: { maxWidth: 'none' } });
