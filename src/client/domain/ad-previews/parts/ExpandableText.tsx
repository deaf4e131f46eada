import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { cutText, withEllipsis } from '../../../../ad-kit/preview';
import { skin } from '../skins';
import { Unwritten } from './Unwritten';

type Props = {
  text: string;
  /** The text's name in a sentence: "primary text". */
  what: string;
  format: AdFormat;
  field: string;
  /** The platform's word on the button behind what is shown. */
  more: string;
  /** Stands in front, in bold: whose text it is. */
  by?: string;
};

/** A long text up to where the platform cuts it, with the rest behind the platform's own button. */
export function ExpandableText({ text, what, format, field, more, by }: Props) {
  const [isWhole, setWhole] = useState(false);
  const { shown, hidden } = cutText(text.trim(), format, field);
  const isCut = hidden !== '';
  if (shown === '') return <Unwritten what={what} lines={[92, 64]} />;
  return (
    <Text dir="auto">
      {by !== undefined && <strong>{`${by} `}</strong>}
      {isWhole || !isCut ? `${shown}${hidden}` : withEllipsis(shown)}
      {isCut && ' '}
      {isCut && (
        <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'See less' : more}
        </More>
      )}
    </Text>
  );
}

const Text = styled('p')({ whiteSpace: 'pre-line', '& strong': { fontWeight: 600 } });

const More = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: skin.text2,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
