import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { formatName } from '../../../../ad-kit/formats';
import type { AdComment } from '../../../api/proofsApi';
import { formatDayOf } from '../../../lib/dates';
import { radii, tokens } from '../../../theme/tokens';
import { commentElement, pinElement } from './commentElements';

type Props = {
  comment: AdComment;
  /** Whether its pin is on the page. */
  isPinned: boolean;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What a client said, about which place, and what was answered. Names and texts are shown as they were typed. */
export function CommentThread({ comment, isPinned, children }: Props) {
  const { id, number, name, text, format, created_at: time, answers } = comment;
  return (
    <Item id={commentElement(id)} tabIndex={-1}>
      {isPinned ? (
        <NumberButton
          type="button"
          aria-label={`Show where comment ${number} points`}
          onClick={() => document.getElementById(pinElement(id))?.focus()}
        >
          {number}
        </NumberButton>
      ) : (
        <Number>{number}</Number>
      )}
      <Words>
        <p>
          <b dir="auto">{name}</b> <Aside>{`${formatName(format)}, ${formatDayOf(time)}`}</Aside>
        </p>
        <Text dir="auto">{text}</Text>
        {answers.length > 0 && (
          <Answers aria-label={`Answers to comment ${number}`}>
            {answers.map((answer) => (
              <li key={answer.id}>
                <p>
                  <b dir="auto">{answer.name ?? 'A former colleague'}</b>{' '}
                  <Aside>{formatDayOf(answer.created_at)}</Aside>
                </p>
                <Text dir="auto">{answer.text}</Text>
              </li>
            ))}
          </Answers>
        )}
        {children}
      </Words>
    </Item>
  );
}

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr)',
  gap: 12,
  padding: '12px 0',
  borderTop: `1px solid ${tokens.line}`,
  // Clears what sticks to the top and the bottom of pages.
  scrollMarginBlock: 128,
  '&:focus': { outline: `2px solid ${tokens.accent}`, outlineOffset: 4, borderRadius: radii.chip },
});

const badge = {
  minWidth: 26,
  height: 26,
  padding: '0 6px',
  border: 0,
  borderRadius: 13,
  fontSize: 12,
  lineHeight: '26px',
  fontWeight: 600,
  textAlign: 'center',
  justifySelf: 'center',
} as const;

const Number = styled('span')({ ...badge, backgroundColor: tokens.muteSoft, color: tokens.mute });

const NumberButton = styled('button')({
  ...badge,
  position: 'relative',
  backgroundColor: tokens.inverse,
  color: tokens.inverseText,
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: -9 },
});

const Words = styled('div')({
  display: 'grid',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
});

const Aside = styled('span')({ fontSize: 13, lineHeight: '18px', color: tokens.text2 });

const Text = styled('p')({ whiteSpace: 'pre-line' });

const Answers = styled('ul')({
  display: 'grid',
  gap: 10,
  width: '100%',
  marginTop: 6,
  paddingLeft: 12,
  borderLeft: `2px solid ${tokens.line}`,
});
