import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { CircleAlert, ImageUp } from 'lucide-react';
import { radii, tokens } from '../../theme/tokens';
import { imageFileTypes } from './checkImageFile';

type Props = {
  /** The file that is on its way. */
  fileName: string | undefined;
  error: string | undefined;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/** Takes a picture by choosing or by dropping it, and shows its way to the server. */
export function UploadField({ fileName, error, onFile, onCancel }: Props) {
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this, choosing the same file again after a failure would change nothing.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <div>
      <Zone
        data-over={isOver || undefined}
        data-bad={error !== undefined || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <label htmlFor={id}>
          <ImageUp size={20} strokeWidth={1.75} aria-hidden="true" />
          <Words aria-live="polite">
            <b>{fileName === undefined ? 'Upload an image' : `Uploading ${fileName}…`}</b>
            {fileName === undefined && <span id={`${id}-hint`}>or drop it here. PNG, JPEG, or WebP, max 10 MB.</span>}
          </Words>
        </label>
        <input
          id={id}
          type="file"
          accept={imageFileTypes}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
          aria-invalid={error !== undefined}
          onChange={handleChange}
        />
        {fileName !== undefined && (
          <Button variant="outlined" size="small" onClick={onCancel}>
            Cancel upload
          </Button>
        )}
        {fileName !== undefined && <Progress aria-hidden="true" />}
      </Zone>
      <Fault id={`${id}-error`} role="alert">
        {error !== undefined && (
          <>
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            {error}
          </>
        )}
      </Fault>
    </div>
  );
}

const Zone = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 16px 0 0',
  overflow: 'hidden',
  border: `1px dashed ${tokens.inputLine}`,
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
  '&[data-over]': { backgroundColor: tokens.selected, borderColor: tokens.accent },
  '&[data-bad]': { borderColor: tokens.badDot },
  '&:focus-within': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
  '& label': { display: 'flex', alignItems: 'center', gap: 12, flex: 1, minWidth: 0, padding: 16, cursor: 'pointer' },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});

const Words = styled('span')({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 500 },
  '& span': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const pass = keyframes({ from: { backgroundPosition: '-70% 0' }, to: { backgroundPosition: '170% 0' } });

/** How far the upload is, no browser says of such a call; that it goes on, this does. */
const Progress = styled('span')({
  position: 'absolute',
  inset: 'auto 0 0',
  height: 2,
  backgroundImage: `linear-gradient(90deg, transparent, ${tokens.accent}, transparent)`,
  backgroundSize: '40% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${pass} 1.2s linear infinite`,
});

const Fault = styled('p')({
  display: 'flex',
  gap: 6,
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.bad,
  overflowWrap: 'anywhere',
  '&:not(:empty)': { marginTop: 6 },
});
