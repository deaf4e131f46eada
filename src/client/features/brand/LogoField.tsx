import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ImagePlus } from 'lucide-react';
import { GroupLabel } from '../../components/GroupLabel';
import { Row } from '../../components/Row';
import { ImagePicker } from '../../domain/images/ImagePicker';
import { useImageAddresses } from '../../domain/images/useImageAddresses';
import { radii, tokens } from '../../theme/tokens';

type Props = { logoId: string | null; onChange: (id: string | null) => void };

/** The logo, chosen from the images or uploaded, shown whole on light and on dark. */
export function LogoField({ logoId, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="group" aria-label="Logo">
      <GroupLabel aria-hidden="true">Logo</GroupLabel>
      {logoId !== null && <Shown logoId={logoId} />}
      <Row>
        <Button
          variant="outlined"
          startIcon={logoId === null && <ImagePlus size={16} strokeWidth={1.75} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {logoId === null ? 'Add logo' : 'Replace'}
        </Button>
        {logoId !== null && (
          <Button variant="text" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </Row>
      <ImagePicker
        open={isOpen}
        title="Choose a logo"
        chosenId={logoId}
        onChoose={({ id }) => {
          onChange(id);
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}

function Shown({ logoId }: { logoId: string }) {
  const { addressOf, failed, retry } = useImageAddresses(useMemo(() => [logoId], [logoId]));
  const address = addressOf(logoId);
  if (failed.length > 0) {
    return (
      <Button variant="outlined" onClick={retry}>
        Reload logo
      </Button>
    );
  }
  return (
    <Mats>
      <Mat data-ground="light">{address && <img src={address} alt="Your logo on a light background" />}</Mat>
      <Mat data-ground="dark">{address && <img src={address} alt="Your logo on a dark background" />}</Mat>
    </Mats>
  );
}

const Mats = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8, marginBottom: 8 });

const Mat = styled('div')({
  height: 96,
  padding: 12,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.control,
  // On either color scheme: they are the grounds that ads have.
  '&[data-ground="light"]': { backgroundColor: '#ffffff' },
  '&[data-ground="dark"]': { backgroundColor: '#141416' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
});
