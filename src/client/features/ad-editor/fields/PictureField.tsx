import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../../ad-kit/ad';
import { GroupLabel } from '../../../components/GroupLabel';
import { ImagePicker } from '../../../domain/images/ImagePicker';
import { OwnImage } from '../OwnImage';
import { tokens } from '../../../theme/tokens';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { ListFindings } from './ListFindings';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';

type Props = {
  format: AdFormat;
  path: string;
  label: string;
  value: string | null;
  findings: FindingsByPath;
  onEdit: (path: string, value: FieldValue) => void;
};

/** The ad's picture: the drawn artwork, or an image of the account's own in its place. */
export function PictureField({ format, path, label, value, findings, onEdit }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId}>
      <GroupLabel as="p" id={titleId}>
        {label}
      </GroupLabel>
      <Row>
        {value !== null && <OwnImage id={value} />}
        <span>{value === null ? 'Template artwork' : 'Your own image'}</span>
        <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
          {value === null ? 'Use your own image' : 'Replace'}
        </Button>
        {value !== null && (
          <Button variant="text" size="small" onClick={() => onEdit(path, null)}>
            Use the template artwork
          </Button>
        )}
      </Row>
      <ListFindings id={fieldId(format, path)} findings={findingsAt(findings, path)} />
      <ImagePicker
        open={isChoosing}
        title="Choose an image"
        chosenId={value}
        onChoose={({ id }) => {
          onEdit(path, id);
          setIsChoosing(false);
        }}
        onClose={() => setIsChoosing(false)}
      />
    </div>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > span': { marginRight: 'auto', fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});
