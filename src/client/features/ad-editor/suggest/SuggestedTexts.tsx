import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type TextLimit, fieldLength } from '../../../../ad-kit/limits';
import { SkeletonBlock } from '../../../components/SkeletonBlock';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { countOf } from '../../../lib/text';
import { tokens } from '../../../theme/tokens';

type Props = {
  texts: readonly string[];
  isLoading: boolean;
  limits: readonly TextLimit[];
  /** Those that are in the ad by now. */
  used: readonly string[];
  onUse: (text: string) => void;
};

/** Each text with its length as the platform counts it, and the button that takes it. */
export function SuggestedTexts({ texts, isLoading, limits, used, onUse }: Props) {
  const spoken = isLoading ? 'Writing suggestions.' : countOf(texts.length, 'suggestion', 'suggestions');
  return (
    <>
      <VisuallyHidden>
        <span role="status">{used.length > 0 && !isLoading ? `Added: ${used.at(-1)}` : spoken}</span>
      </VisuallyHidden>
      <List>
        {texts.map((text) => (
          <li key={text}>
            <div>
              <p>{text}</p>
              <Length text={text} limits={limits} />
            </div>
            {used.includes(text) ? (
              <Button variant="text" size="small" aria-disabled aria-label={`Added: ${text}`} data-used>
                Added
              </Button>
            ) : (
              <Button variant="soft" size="small" aria-label={`Use: ${text}`} onClick={() => onUse(text)}>
                Use
              </Button>
            )}
          </li>
        ))}
      </List>
      {isLoading && <LoadingRows />}
    </>
  );
}

function Length({ text, limits }: Pick<Props, 'limits'> & { text: string }) {
  const length = fieldLength(text, limits);
  if (!length) return <small>{countOf(Array.from(text).length, 'character', 'characters')}</small>;
  return (
    <small data-over={length.isOver || undefined}>
      {length.length}
      <span aria-hidden="true">{` / ${length.limit}`}</span>
      <VisuallyHidden>{` of ${length.limit} characters`}</VisuallyHidden>
    </small>
  );
}

function LoadingRows() {
  return (
    <div aria-hidden="true">
      {[72, 60, 66].map((share) => (
        <LoadingRow key={share}>
          <SkeletonBlock width={`${share}%`} height={20} />
          <SkeletonBlock width={44} height={16} />
        </LoadingRow>
      ))}
    </div>
  );
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    padding: '10px 16px',
    borderBottom: `1px solid ${tokens.line}`,
  },
  '& > li > div': { minWidth: 0 },
  '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { fontSize: 12, lineHeight: '16px', color: tokens.text2, fontVariantNumeric: 'tabular-nums' },
  '& small[data-over]': { color: tokens.warn },
  '& button': { flexShrink: 0, '&[data-used]': { color: tokens.good, cursor: 'default' } },
});

const LoadingRow = styled('div')({
  display: 'grid',
  gap: 4,
  padding: '12px 16px',
  borderBottom: `1px solid ${tokens.line}`,
});
