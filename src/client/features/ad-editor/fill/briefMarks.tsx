import { createContext, use } from 'react';
import { styled } from '@mui/material/styles';
import { NotebookText, PencilLine } from 'lucide-react';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { tokens } from '../../../theme/tokens';

/** The texts that were written from the ad's brief; `undefined` where the ad was never filled. */
export const BriefTextsContext = createContext<ReadonlySet<string> | undefined>(undefined);

type Props = {
  value: string;
  /** Only a sign, for rows without room for words. */
  small?: boolean;
};

/** Says of a text whether it is from the brief or was changed by hand; nothing in an ad that was never filled. */
export function BriefMark({ value, small = false }: Props) {
  const texts = use(BriefTextsContext);
  if (texts === undefined || value.trim() === '') return null;
  const isFromBrief = texts.has(value);
  const words = isFromBrief ? 'From brief' : 'Edited';
  const Icon = isFromBrief ? NotebookText : PencilLine;
  return (
    <Mark title={isFromBrief ? 'Written from the brief' : 'Edited since'}>
      <Icon size={12} strokeWidth={1.75} aria-hidden="true" />
      {small ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </Mark>
  );
}

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  whiteSpace: 'nowrap',
});
