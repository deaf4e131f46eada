import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { IconButton } from '../../components/IconButton';
import { formatCount } from '../../lib/numbers';
import { useAppDispatch } from '../../redux/hooks';
import { belowTablet, tokens } from '../../theme/tokens';
import type { CopyKind, CountedText } from './copyKinds';
import { copyText } from './copyText';

type Props = { kind: CopyKind; texts: readonly CountedText[] };

/** Texts of one kind, each with its length and a button that copies it. */
export function CopyRows({ kind, texts }: Props) {
  const dispatch = useAppDispatch();
  if (texts.length === 0) return <None>Nothing of this kind was written.</None>;
  return (
    <ul>
      {texts.map(({ text, count }, at) => {
        const title = kind === 'full_ad_copy' ? `Ad Variation ${at + 1}` : undefined;
        return (
          <Row key={at}>
            <div>
              {title !== undefined && <Title>{title}</Title>}
              <Text data-body={title !== undefined || undefined}>{text}</Text>
              {count !== undefined && <Length>{`${formatCount(count)} characters`}</Length>}
            </div>
            <IconButton
              label={`Copy ${title ?? `“${text}”`}`}
              icon={Copy}
              onClick={() => void dispatch(copyText(text))}
            />
          </Row>
        );
      })}
    </ul>
  );
}

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px 9px 20px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  '& > div': { minWidth: 0 },
  [belowTablet]: { paddingLeft: 16, paddingRight: 6 },
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

const Length = styled('p')({ fontSize: 12, lineHeight: '16px', color: tokens.text2 });

const None = styled('p')({ padding: 20, color: tokens.text2 });
