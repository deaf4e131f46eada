import { useId } from 'react';
import type { IllustrationId } from '../../../ad-kit/artwork/names';
import type { LibraryTemplate } from '../../api/templateLibraryApi';
import { Spaced } from '../../components/Spaced';
import { TabBar } from '../../components/TabBar';
import { lazyPart } from '../../lib/speed/lazyPart';
import { useOverlay } from '../../lib/useOverlay';
import { CategoryCards, IndustryCards } from './LibraryGroups';
import { LibraryResults, type OnFilters } from './LibraryResults';
import { clearedFilters, type LibraryFilters, libraryTabs } from './libraryFilters';
import { useTemplateUse } from './useTemplateUse';

const TemplatePreview = lazyPart(async () => (await import('./TemplatePreview')).TemplatePreview);

type Props = {
  filters: LibraryFilters;
  onFilters: OnFilters;
  /** Gets the account's own copy of a template that was used. */
  onUsed: (copyId: string) => void;
};

/** The template library: browse it, or find a way in by category or industry, look closely, and use a template. */
export function TemplateLibrary({ filters, onFilters, onUsed }: Props) {
  const idPrefix = useId();
  const preview = useOverlay<LibraryTemplate>();
  const { apply, busyId } = useTemplateUse(onUsed);
  const handleUse = (template: LibraryTemplate, illustration?: IllustrationId) => void apply(template, illustration);
  const browse = (some: Partial<LibraryFilters>) => onFilters({ ...clearedFilters(filters), tab: 'browse', ...some });
  const { tab } = filters;
  return (
    <>
      <TabBar
        label="Library"
        idPrefix={idPrefix}
        value={tab}
        tabs={libraryTabs}
        onChange={(next) => onFilters({ ...filters, tab: next })}
      />
      <Spaced above={16} role="tabpanel" id={`${idPrefix}-panel-${tab}`} aria-labelledby={`${idPrefix}-tab-${tab}`}>
        {tab === 'browse' && (
          <LibraryResults
            filters={filters}
            onFilters={onFilters}
            busyId={busyId}
            onPreview={preview.open}
            onUse={(template) => handleUse(template)}
          />
        )}
        {tab === 'categories' && <CategoryCards onChoose={(category) => browse({ category })} />}
        {tab === 'industries' && <IndustryCards onChoose={(industry) => browse({ industry })} />}
      </Spaced>
      {preview.shown && (
        <TemplatePreview template={preview.shown} busyId={busyId} onUse={handleUse} onClose={preview.close} />
      )}
    </>
  );
}
