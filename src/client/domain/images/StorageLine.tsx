import { styled } from '@mui/material/styles';
import { useGetStorageUseQuery } from '../../api/imagesApi';
import { tokens } from '../../theme/tokens';
import { formatSize } from './checkImageFile';
import { useWorkspace } from '../teams/workspace';

/** How much of the account's room its images and ads take; its place is kept until that is known. */
export function StorageLine() {
  const { data, isLoading } = useGetStorageUseQuery(useWorkspace());
  if (isLoading) return <Line aria-hidden="true" />;
  if (!data) return null;
  return (
    <Line>
      Your images and ads use {data.used_bytes === 0 ? '0 MB' : formatSize(data.used_bytes)} of{' '}
      {Math.round(data.limit_bytes / 1_048_576)} MB.
    </Line>
  );
}

const Line = styled('p')({ minHeight: 20, marginBottom: 8, color: tokens.text2, fontSize: 13 });
