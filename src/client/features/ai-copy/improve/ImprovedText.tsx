import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import Button from '@mui/material/Button';
import { EmptyState } from '../../../components/EmptyState';
import { FinePrint } from '../../../components/FinePrint';
import { GroupLabel } from '../../../components/GroupLabel';
import { Panel } from '../../../components/Panel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { UseInAdButton } from '../../../domain/use-in-ad/UseInAdButton';
import { formatCount } from '../../../lib/numbers';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { belowTablet, tokens } from '../../../theme/tokens';
import { LoadingRows } from '../LoadingRows';
import { ShownFavorite } from '../ShownFavorite';
import { copyText } from '../../../redux/copyText';
import { MarkedText } from './MarkedText';
import { type Improvement, selectImprovement } from './improvementSlice';

/** The text that was made better last, beside what it was. It stays until another one is there. */
export function ImprovedText() {
  const { shown, status } = useAppSelector(selectImprovement);
  const isWriting = status === 'writing';
  return (
    <Panel flush title="Improved Text" aside={<ShownFavorite id={shown?.result.id} />}>
      <VisuallyHidden>
        <span role="status">{isWriting ? 'Improving your text.' : shown ? 'Your improved text is here.' : ''}</span>
      </VisuallyHidden>
      {isWriting && <LoadingRows />}
      {!isWriting && shown && <Result {...shown} />}
      {!isWriting && !shown && (
        <EmptyState
          title="Ready to improve"
          text="Paste your text, and a version polished for its platform will appear here with every change marked."
        />
      )}
    </Panel>
  );
}

function Result({ wish, result }: Improvement) {
  const dispatch = useAppDispatch();
  const { optimized_content: text, character_count: count, suggestions } = result;
  const isSame = text === wish.content;
  return (
    <>
      <Part>
        {isSame ? <p>Nothing to fix. Your text is good as is.</p> : <GroupLabel as="h3">After</GroupLabel>}
        <MarkedText before={wish.content} after={text} shows="after" />
        <FinePrint above={4}>{`${formatCount(count)} characters`}</FinePrint>
        <Actions>
          <Button
            variant="outlined"
            size="small"
            startIcon={<Copy size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void dispatch(copyText(text))}
          >
            Copy
          </Button>
          <UseInAdButton kind="description" text={text} platform={wish.platform} adType="display" />
        </Actions>
      </Part>
      {!isSame && (
        <Part>
          <GroupLabel as="h3">Before</GroupLabel>
          <MarkedText before={wish.content} after={text} shows="before" />
        </Part>
      )}
      {suggestions.length > 0 && (
        <Part>
          <GroupLabel as="h3">Worth considering</GroupLabel>
          <Suggestions>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>{suggestion}</li>
            ))}
          </Suggestions>
        </Part>
      )}
    </>
  );
}

const Part = styled('div')({
  padding: '16px 20px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  [belowTablet]: { padding: 16 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });
const Suggestions = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 18, listStyle: 'disc' });
