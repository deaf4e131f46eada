import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import type { Advertiser } from '../previewProps';
import { skin } from '../skins';
import { Emblem } from './Emblem';

type Props = {
  advertiser: Advertiser;
  /** As the platform writes it; the advertiser's name unless said otherwise. */
  name?: string;
  /** How the platform says that it is an ad. */
  note: ReactNode;
  size: number;
  square?: boolean;
};

/** Who advertises, above a post. */
export function PostHead({ advertiser, name = advertiser.name, note, size, square = false }: Props) {
  return (
    <Head>
      <Emblem advertiser={advertiser} size={size} square={square} />
      <Names>
        <b dir="auto">{name}</b>
        <span>{note}</span>
      </Names>
      <Ellipsis size={18} strokeWidth={1.75} aria-hidden="true" />
    </Head>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 14px 10px',
  '& > svg': { marginLeft: 'auto', color: skin.text2 },
});

const Names = styled('div')({
  display: 'grid',
  minWidth: 0,
  // Names stand beside the emblem whichever way they are written.
  textAlign: 'left',
  '& b': {
    fontSize: 14,
    lineHeight: '19px',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& span': { display: 'flex', alignItems: 'center', gap: 4, fontSize: 12, lineHeight: '16px', color: skin.text2 },
});
