import { useCallback, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import type { Ad } from '../../../../ad-kit/ad';
import type { Finding } from '../../../../ad-kit/preflight/finding';
import { formats } from '../../../../ad-kit/formats';
import { platformNames } from '../../../../ad-kit/platforms';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { useMay } from '../../../domain/teams/useMay';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowTablet } from '../../../theme/tokens';
import { EditorIdContext } from '../fields/editorId';
import { FormatFields } from '../fields/FormatFields';
import { BriefTextsContext } from '../fill/briefMarks';
import { useBriefTexts } from '../fill/useBriefTexts';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { findingsByPath } from '../fields/findingsAt';
import { fieldEdited, formatRemoved, selectDraft } from '../state/adEditorSlice';
import { SuggestPanel } from '../suggest/LazySuggestPanel';
import { SuggestContext, type SuggestTarget } from '../suggest/suggestTarget';
import { useSpokenFindings } from './useSpokenFindings';

type Props = { id: string; ad: Ad; findings: readonly Finding[] };

/** Ad copy in one format. */
export function FormatText({ id, ad, findings }: Props) {
  const dispatch = useAppDispatch();
  const { format } = ad;
  const fromBrief = useBriefTexts(id);
  const maySuggest = useMay('suggestTexts');
  const isOnly = useAppSelector((state) => selectDraft(state, id).contents.length === 1);
  const byPath = useMemo(() => findingsByPath(findings), [findings]);
  const spoken = useSpokenFindings(findings);
  const [asked, setAsked] = useState<SuggestTarget>();
  const handleEdit = useCallback(
    (path: string, value: FieldValue) =>
      void dispatch(fieldEdited({ id, subject: `${format}:${path}`, format, path, value })),
    [dispatch, id, format],
  );
  const { label, platform } = formats[format];
  return (
    <Pad role="tabpanel" id={`format-panel-${format}`} aria-labelledby={`format-tab-${format}`}>
      <VisuallyHidden component="h2">{`${platformNames[platform]}: ${label}`}</VisuallyHidden>
      {/* A format's fields are its own: keyed, none keeps the scroll or selection of another's. */}
      <EditorIdContext value={id}>
        <BriefTextsContext value={fromBrief}>
          <SuggestContext value={setAsked}>
            <FormatFields key={format} ad={ad} findings={byPath} onEdit={handleEdit} />
          </SuggestContext>
        </BriefTextsContext>
      </EditorIdContext>
      {/* It hangs outside of what the role disables. */}
      {asked && maySuggest && <SuggestPanel id={id} ad={ad} target={asked} onClose={() => setAsked(undefined)} />}
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
      {!isOnly && (
        <Remove
          variant="text"
          startIcon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={() => dispatch(formatRemoved({ id, subject: `remove:${format}`, format }))}
        >
          {`Remove ${platformNames[platform]} ${label.toLowerCase()}`}
        </Remove>
      )}
    </Pad>
  );
}

const Pad = styled('div')({ padding: '20px 24px 24px', [belowTablet]: { padding: 16 } });

const Remove = styled(Button)({ marginTop: 20, marginLeft: -8 });
