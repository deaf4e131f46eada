import { type ReactNode, memo } from 'react';
import { styled } from '@mui/material/styles';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Finding } from '../../../../ad-kit/preflight/finding';
import { fitText } from '../../../../ad-kit/fit';
import { type TextLimit, type FieldLength, fieldLength } from '../../../../ad-kit/limits';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { belowWide, motion, radii, tokens } from '../../../theme/tokens';
import { BriefMark } from '../fill/briefMarks';
import { SuggestButton } from '../suggest/SuggestButton';
import { TypedInput } from './TypedInput';

type Props = {
  /** The element's id, by which findings lead here. */
  id: string;
  label: string;
  /** Leaves the label to screen readers: the list above names it. */
  hideLabel?: boolean;
  /** Where the text stands in the ad. */
  path: string;
  value: string;
  limits: readonly TextLimit[];
  /** What the platform says of it, the worst first. */
  findings: readonly Finding[];
  onEdit: (path: string, value: string) => void;
  isLong?: boolean;
  isLink?: boolean;
  hint?: string | undefined;
  placeholder?: string;
  /** What can be suggested here, in the words of the form; left out where nothing can. */
  suggests?: string | undefined;
  /** Stands at the right, within the row of the text. */
  action?: ReactNode;
};

/** One text of an ad with its length as the platform counts it, and what the platform would do with it. */
export const AdTextField = memo(function AdTextField(props: Props) {
  const {
    id,
    label,
    hideLabel = false,
    path,
    value,
    limits,
    findings,
    onEdit,
    isLong = false,
    hint,
    action,
    suggests,
  } = props;
  const length = fieldLength(value, limits);
  const [worst] = findings;
  const tone = worst?.severity === 'blocks' ? 'bad' : worst ? 'warn' : undefined;
  const noteId = `${id}-note`;
  const hintId = `${id}-hint`;
  return (
    <Frame>
      {hideLabel ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <Head>
          <label htmlFor={id}>{label}</label>
          {suggests !== undefined && <BriefMark value={value} />}
          {suggests !== undefined && <SuggestButton path={path} noun={suggests} />}
        </Head>
      )}
      <Row>
        <Box data-long={isLong || undefined}>
          <TypedInput
            id={id}
            value={value}
            limits={limits}
            onEdit={(text) => onEdit(path, text)}
            tone={tone}
            describedBy={worst ? noteId : hint && hintId}
            isLong={isLong}
            isLink={props.isLink}
            placeholder={props.placeholder}
          />
        </Box>
        {hideLabel && <BriefMark value={value} small />}
        {action}
      </Row>
      {worst && (
        <Note id={noteId} data-tone={tone}>
          {tone === 'bad' ? <CircleAlert {...icon} /> : <TriangleAlert {...icon} />}
          <span>{findings.map(({ sentence }) => sentence).join(' ')}</span>
          {length?.isOver && <Shorten path={path} value={value} length={length} onEdit={onEdit} label={label} />}
        </Note>
      )}
      {/* What is wrong says what the hint says. */}
      {hint && !worst && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
});

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

type ShortenProps = Pick<Props, 'path' | 'value' | 'onEdit' | 'label'> & { length: FieldLength };

/** Offers the best text that fits, where there is one. */
function Shorten({ path, value, length, onEdit, label }: ShortenProps) {
  const { text } = fitText(value, length.limit, length.unit);
  if (text === '') return null;
  return (
    <button type="button" onClick={() => onEdit(path, text)} title={text}>
      Shorten<VisuallyHidden>{` ${label} to “${text}”`}</VisuallyHidden>
    </button>
  );
}

const Frame = styled('div')({ position: 'relative', minWidth: 0 });

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 6,
  '& > label': { fontSize: 13, lineHeight: '18px', fontWeight: 500 },
});

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

const Box = styled('div')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'grid',
  '& > input, & > textarea': {
    width: '100%',
    height: 36,
    padding: '0 12px',
    border: `1px solid ${tokens.inputLine}`,
    borderRadius: radii.control,
    backgroundColor: tokens.surface,
    color: tokens.text,
    font: 'inherit',
    fontSize: 14,
    lineHeight: '20px',
    transition: `box-shadow ${motion.colourMs}ms ${motion.easing}`,
    [belowWide]: { height: 44, fontSize: 16 },
    '&::placeholder': { color: tokens.text3, opacity: 1 },
    '&:hover': { borderColor: tokens.text2 },
    '&[data-tone="bad"]': { borderColor: tokens.badDot },
    '&[data-tone="warn"]': { borderColor: tokens.warnDot },
    '&:focus-visible': { outline: 'none', borderColor: tokens.accent, boxShadow: `0 0 0 3px ${tokens.accentSoft}` },
  },
  '& > input:has(+ span)': { paddingRight: 76 },
  '& > textarea': {
    height: 'auto',
    minHeight: 84,
    maxHeight: 320,
    padding: '8px 12px 26px',
    fieldSizing: 'content',
    resize: 'vertical',
    [belowWide]: { height: 'auto' },
  },
  '& > span': {
    position: 'absolute',
    right: 12,
    bottom: 9,
    fontSize: 12,
    lineHeight: '18px',
    color: tokens.text2,
    pointerEvents: 'none',
    [belowWide]: { bottom: 13 },
    '& > strong': { fontWeight: 500, color: tokens.text },
    '&[data-over] > strong': { fontWeight: 600, color: tokens.warn },
    '&[data-over="blocks"] > strong': { color: tokens.bad },
  },
  '&[data-long] > span': { bottom: 6 },
});

const Note = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.warn,
  '&[data-tone="bad"]': { color: tokens.bad },
  '& > svg': { marginTop: 1, flexShrink: 0 },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    color: tokens.accentText,
    cursor: 'pointer',
    [belowWide]: { minHeight: 24 },
    '&:hover': { textDecoration: 'underline' },
  },
});

const Hint = styled('p')({ marginTop: 6, fontSize: 12, lineHeight: '16px', color: tokens.text2 });
