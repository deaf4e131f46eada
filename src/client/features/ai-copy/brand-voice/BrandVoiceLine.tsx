import { styled } from '@mui/material/styles';
import { useGetBrandVoiceQuery } from '../../../api/aiApi';
import { countOf } from '../../../lib/text';
import { tokens } from '../../../theme/tokens';
import { isSet } from './voiceForm';
import { useWorkspace } from '../../../domain/teams/workspace';

/** Says that what is written follows a brand voice, and in what; nothing where none is set. */
export function BrandVoiceLine({ onOpen }: { onOpen: () => void }) {
  const { data: voice } = useGetBrandVoiceQuery(useWorkspace());
  if (!voice || !isSet(voice)) return null;
  const parts = [
    { count: voice.words_to_use.length, one: 'word to use', many: 'words to use' },
    { count: voice.banned_words.length, one: 'banned word', many: 'banned words' },
    { count: voice.required_claims.length, one: 'required claim', many: 'required claims' },
  ].filter(({ count }) => count > 0);
  const rest = parts.length > 0 ? `: ${parts.map(({ count, one, many }) => countOf(count, one, many)).join(', ')}` : '';
  return (
    <Line>
      <button type="button" onClick={onOpen}>
        Brand voice on
      </button>
      {rest}
    </Line>
  );
}

const Line = styled('p')({
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
  '& > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: tokens.accentText,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
});
