import { useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { ActionMenu } from '../../../components/ActionMenu';
import type { ActionMenuItem } from '../../../components/ActionMenuList';
import { IconButton } from '../../../components/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { formatCount } from '../../../lib/numbers';
import { useAppDispatch } from '../../../redux/hooks';
import { belowTablet, tokens } from '../../../theme/tokens';
import type { CountedText } from '../copyKinds';
import { copyText } from '../../../redux/copyText';
import { RowProblem } from './RowProblem';
import type { RowState } from './textRowsSlice';

type Props = CountedText & {
  /** Where the text alone does not say what it is. */
  title: string | undefined;
  state: RowState | undefined;
  /** What can be done with it besides copying. */
  menu: readonly ActionMenuItem[];
  onStop: () => void;
  onUndo: () => void;
};

/** A text with its length and what can be done with it. While it is changed it stays readable. */
export function TextRow({ text, count, title, state, menu, onStop, onUndo }: Props) {
  const dispatch = useAppDispatch();
  const row = useRef<HTMLLIElement>(null);
  const name = title ?? `“${text}”`;
  const isBusy = state?.isBusy ?? false;
  const isChanged = (state?.versions.length ?? 0) > 0;
  /** Runs an action that removes its own button, so the focus moves to what stays. */
  const leaving = (act: () => void) => () => {
    row.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
    act();
  };
  return (
    <Row ref={row} aria-busy={isBusy || undefined}>
      <div>
        {title !== undefined && <Title>{title}</Title>}
        <Text data-body={title !== undefined || undefined}>{text}</Text>
        <Facts>
          {count !== undefined && <span>{`${formatCount(count)} characters`}</span>}
          {isBusy && <span>Writing…</span>}
          {isBusy && (
            <Inline variant="text" size="small" aria-label={`Cancel changing ${name}`} onClick={leaving(onStop)}>
              Cancel
            </Inline>
          )}
          {isChanged && !isBusy && (
            <Inline variant="text" size="small" aria-label={`Undo the change of ${name}`} onClick={leaving(onUndo)}>
              Undo
            </Inline>
          )}
        </Facts>
        {state?.problem && <RowProblem problem={state.problem} />}
        <VisuallyHidden>
          <span role="status">{isBusy ? 'Writing.' : isChanged ? `It reads: ${text}` : ''}</span>
        </VisuallyHidden>
      </div>
      <Actions>
        <IconButton label={`Copy ${name}`} icon={Copy} onClick={() => void dispatch(copyText(text))} />
        {menu.length > 0 && <ActionMenu label={`More for ${name}`} items={menu} />}
      </Actions>
    </Row>
  );
}

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px 9px 20px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  '& > div:first-of-type': { minWidth: 0 },
  [belowTablet]: { gap: 4, paddingLeft: 16, paddingRight: 4 },
});

const Title = styled('h3')({ fontSize: 14, lineHeight: '20px', fontWeight: 500, marginBottom: 4 });

const Text = styled('p')({
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 500,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-body]': { fontWeight: 400, fontSize: 14, lineHeight: '20px' },
});

const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.text2,
});

/** As high as the line that it stands in, so that no row grows by it; larger to the finger. */
const Inline = styled(Button)({
  position: 'relative',
  textDecoration: 'underline',
  textUnderlineOffset: 2,
  '&&': { minWidth: 0, height: 16, minHeight: 0, padding: '0 2px', fontSize: 12, lineHeight: '16px' },
  '&::after': { content: '""', position: 'absolute', inset: '-14px -10px' },
});

const Actions = styled('div')({ display: 'flex', flexShrink: 0, gap: 4, [belowTablet]: { gap: 0 } });
