import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Plus, X } from 'lucide-react';
import type { AdFormat } from '../../../../ad-kit/ad';
import { countsOf } from '../../../../ad-kit/limits';
import { AddButton } from '../../../components/AddButton';
import { Hint } from '../../../components/Hint';
import { IconButton } from '../../../components/IconButton';
import { ImagePicker } from '../../../domain/images/ImagePicker';
import { OwnImage } from '../OwnImage';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { FieldSection } from './FieldSection';
import { ListFindings } from './ListFindings';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';

type Props = {
  format: AdFormat;
  path: string;
  label: string;
  value: readonly string[];
  findings: FindingsByPath;
  onEdit: (path: string, value: FieldValue) => void;
};

/** Images of the account's own that the platform chooses from; without any, the drawn artwork is the picture. */
export function PicturesField({ format, path, label, value, findings, onEdit }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { max } = countsOf(format, path);
  return (
    <FieldSection title={`${label}s`} {...(value.length > 0 ? { aside: `${value.length}` } : {})}>
      {value.length === 0 && <Hint>Template artwork, in every size the platform accepts.</Hint>}
      {value.map((id, index) => (
        <Row key={id}>
          <OwnImage id={id} />
          <span>{`Image ${index + 1}`}</span>
          <IconButton
            label={`Remove image ${index + 1}`}
            icon={X}
            onClick={() =>
              onEdit(
                path,
                value.filter((one) => one !== id),
              )
            }
          />
        </Row>
      ))}
      <ListFindings id={fieldId(format, path)} findings={findingsAt(findings, path)} />
      {(max <= 1 || value.length < max) && (
        <AddButton
          variant="text"
          aria-haspopup="dialog"
          startIcon={<Plus size={16} strokeWidth={1.75} />}
          onClick={() => setIsChoosing(true)}
        >
          Add your own image
        </AddButton>
      )}
      <ImagePicker
        open={isChoosing}
        title="Choose an image"
        onChoose={({ id }) => {
          onEdit(path, [...new Set([...value, id])]);
          setIsChoosing(false);
        }}
        onClose={() => setIsChoosing(false)}
      />
    </FieldSection>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > span': { marginRight: 'auto', fontSize: 13, lineHeight: '18px' },
});
