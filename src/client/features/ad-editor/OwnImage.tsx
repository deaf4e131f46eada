import { useMemo } from 'react';
import { styled } from '@mui/material/styles';
import { useImageAddresses } from '../../domain/images/useImageAddresses';
import { tokens } from '../../theme/tokens';

/** A small view of an own image. Decorative: what it is for stands beside it. */
export function OwnImage({ id }: { id: string }) {
  const { addressOf } = useImageAddresses(useMemo(() => [id], [id]));
  const address = addressOf(id);
  return address === undefined ? <Empty /> : <Small src={address} alt="" />;
}

const size = { width: 44, height: 44, borderRadius: 4, flexShrink: 0, backgroundColor: tokens.sunken } as const;

const Small = styled('img')({ ...size, objectFit: 'cover' });

const Empty = styled('div')(size);
