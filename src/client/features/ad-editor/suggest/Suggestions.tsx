import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RefreshCw } from 'lucide-react';
import type { Ad } from '../../../../ad-kit/ad';
import { limitsOf } from '../../../../ad-kit/limits';
import type { TextChange } from '../../../api/aiApi';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { SelectField } from '../../../components/SelectField';
import { toneOptions } from '../../../domain/briefs/tones';
import { useAppDispatch } from '../../../redux/hooks';
import { tokens } from '../../../theme/tokens';
import { fieldEdited } from '../state/adEditorSlice';
import { ProductQuestion } from './ProductQuestion';
import { SuggestedTexts } from './SuggestedTexts';
import { SuggestProblem } from './SuggestProblem';
import type { SuggestTarget } from './suggestTarget';
import { editFor, fullList, textAt } from './suggestedPlace';
import { useSuggestions } from './useSuggestions';

type Props = { id: string; ad: Ad; target: SuggestTarget; onClose: () => void };

const changes: readonly { value: TextChange; label: string }[] = [
  { value: 'another', label: 'New' },
  { value: 'shorten', label: 'Shorten' },
  { value: 'lengthen', label: 'Lengthen' },
];

/** Texts for one place of the ad, and what they should be like. A list takes as many of them as one likes. */
export function Suggestions({ id, ad, target: { path }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { format } = ad;
  const [used, setUsed] = useState<readonly string[]>([]);
  const [taken, setTaken] = useState(0);
  const asked = useSuggestions({ id, format, path });
  const limits = limitsOf(format, path.replaceAll(/\[\d+\]/g, ''));
  const full = fullList(ad, path);
  const handleUse = (text: string) => {
    const edit = editFor(ad, path, text, taken);
    // A subject of its own: what was typed right before is another step.
    dispatch(fieldEdited({ id, subject: `suggest:${format}:${path}:${text}`, format, ...edit }));
    if (path === edit.path && typeof edit.value === 'string') onClose();
    else setUsed([...used, text]);
  };
  return (
    <>
      <Wishes>
        {textAt(ad, path).trim() !== '' && (
          <SegmentedControl label="Action" value={asked.change} onChange={asked.onChange} options={changes} />
        )}
        <SelectField label="Tone" value={asked.tone} onChange={asked.onTone} options={toneOptions} />
        {full.length > 0 && (
          <SelectField
            label="The list is full. Which one should it replace?"
            value={String(taken)}
            onChange={(index) => setTaken(Number(index))}
            options={full.map(({ text }, index) => ({ value: String(index), label: `${index + 1}: ${text}` }))}
          />
        )}
      </Wishes>
      <Body>
        {asked.isNothingKnown ? (
          <ProductQuestion onAnswer={asked.onProduct} />
        ) : (
          <SuggestedTexts
            texts={asked.texts}
            isLoading={asked.isLoading}
            limits={limits}
            used={used}
            onUse={handleUse}
          />
        )}
        {asked.problem && <SuggestProblem problem={asked.problem} onRetry={asked.onRetry} />}
      </Body>
      <Foot>
        {asked.texts.length > 0 && !asked.isLoading && !asked.problem && (
          <Button
            variant="text"
            startIcon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={asked.onMore}
          >
            More
          </Button>
        )}
        <Button variant="text" onClick={onClose}>
          {used.length > 0 ? 'Done' : 'Cancel'}
        </Button>
      </Foot>
    </>
  );
}

const Wishes = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexShrink: 0,
  padding: '0 16px 12px',
});

/** As high from the first moment as it stays, so that nothing moves under the pointer when texts arrive. */
const Body = styled('div')({
  height: 264,
  minHeight: 120,
  overflowY: 'auto',
  borderTop: `1px solid ${tokens.line}`,
  borderBottom: `1px solid ${tokens.line}`,
});

const Foot = styled('div')({
  display: 'flex',
  flexShrink: 0,
  gap: 8,
  padding: '8px 8px 8px 16px',
  '& > :first-of-type': { marginLeft: -8 },
  '& > :last-of-type': { marginLeft: 'auto' },
});
