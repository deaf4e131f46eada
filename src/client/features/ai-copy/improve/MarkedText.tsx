import { styled } from '@mui/material/styles';
import { diffWordsWithSpace } from 'diff';
import { radii, tokens } from '../../../theme/tokens';

type Props = { before: string; after: string; shows: 'before' | 'after' };

/** One of two versions of a text, with the words marked that the other one has not. */
export function MarkedText({ before, after, shows }: Props) {
  const Mark = shows === 'after' ? 'ins' : 'del';
  const parts = diffWordsWithSpace(before, after).filter(
    ({ added, removed }) => !(shows === 'after' ? removed : added),
  );
  return (
    <Text>
      {parts.map(({ value, added, removed }, at) =>
        // Parts have nothing but their place to be told apart by.
        added || removed ? <Mark key={at}>{value}</Mark> : <span key={at}>{value}</span>,
      )}
    </Text>
  );
}

const Text = styled('p')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins, & del': { borderRadius: radii.chip, padding: '0 1px' },
  '& ins': { backgroundColor: tokens.goodSoft, color: tokens.good, textDecoration: 'none' },
  '& del': { backgroundColor: tokens.badSoft, color: tokens.bad },
});
