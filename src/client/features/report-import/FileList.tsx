import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { Chip } from '../../components/Chip';
import { IconButton } from '../../components/IconButton';
import { tokens } from '../../theme/tokens';
import { type FileQueue, storedText } from './fileQueue';

type Props = { queue: FileQueue; onRemove: (file: File) => void };

/** Files that were chosen together: what became of each, which one is looked at, and which ones wait. */
export function FileList({ queue: { handled, current, waiting }, onRemove }: Props) {
  const inReview = useRef<HTMLLIElement>(null);
  // The button that was pressed is at the end of the page; the next file is looked at from the beginning.
  useEffect(() => {
    if (handled.length > 0) inReview.current?.focus();
  }, [handled.length]);
  return (
    <List aria-label="Files">
      {handled.map(({ name, result }, index) => (
        <Item key={index}>
          <Name>{name}</Name>
          {result && <small>{storedText(result)}</small>}
          <Chip tone={result ? 'good' : 'mute'}>{result ? 'Imported' : 'Skipped'}</Chip>
        </Item>
      ))}
      {current && (
        <Item ref={inReview} tabIndex={-1} aria-current="step">
          <Name>{current.name}</Name>
          <Chip tone="accent">In review</Chip>
        </Item>
      )}
      {waiting.map((file, index) => (
        <Item key={index}>
          <Name>{file.name}</Name>
          <Chip tone="mute">Up next</Chip>
          <IconButton label={`Remove ${file.name}`} icon={X} onClick={() => onRemove(file)} />
        </Item>
      ))}
    </List>
  );
}

const List = styled('ol')({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& small': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  padding: '6px 0',
  scrollMarginTop: 200,
  '&:focus': { outline: 'none' },
  '&:not(:first-of-type)': { borderTop: `1px solid ${tokens.line}` },
});

const Name = styled('span')({ flex: '1 1 160px', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' });
