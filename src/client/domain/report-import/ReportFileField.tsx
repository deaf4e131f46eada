import { type DragEvent, useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import { FileUp } from 'lucide-react';
import { radii, tokens } from '../../theme/tokens';

type Props = {
  /** The file that is being previewed. */
  fileName: string | undefined;
  isReading: boolean;
  error: string | undefined;
  /** Whether several may be taken at once. */
  multiple?: boolean;
  /** At least one; only one where several may not be taken. */
  onFiles: (files: File[]) => void;
};

/** Takes report files by choosing or by dropping them. */
export function ReportFileField({ fileName, isReading, error, multiple = false, onFiles }: Props) {
  const [isOver, setIsOver] = useState(false);
  const words = fileName ? { title: fileName, hint: 'Choose or drop another file to replace it' } : asking(multiple);
  const inputId = useId();
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0) onFiles(files);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div>
      <DropZone
        data-over={isOver || undefined}
        data-wrong={error !== undefined || undefined}
        htmlFor={inputId}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
        <Words>
          <strong>{isReading ? 'Reading the file…' : words.title}</strong>
          <small>{words.hint}</small>
        </Words>
        <Input
          id={inputId}
          type="file"
          multiple={multiple}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,text/tab-separated-values"
          aria-describedby={error ? `${inputId}-error` : undefined}
          aria-invalid={Boolean(error)}
          onChange={(event) => {
            take(event.target.files);
            // Without this, choosing the same file again after correcting it would change nothing.
            event.target.value = '';
          }}
        />
      </DropZone>
      <Wrong id={`${inputId}-error`} role="alert">
        {error}
      </Wrong>
    </div>
  );
}

const asking = (multiple: boolean) =>
  multiple
    ? { title: 'Choose CSV or Excel files', hint: 'or drop them here' }
    : { title: 'Choose a CSV or Excel file', hint: 'or drop it here' };

const DropZone = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  cursor: 'pointer',
  borderRadius: radii.control,
  border: `1px dashed ${tokens.inputLine}`,
  backgroundColor: tokens.sunken,
  '&[data-wrong]': { borderColor: tokens.bad },
  '&[data-over]': { backgroundColor: tokens.selected },
  '&:focus-within': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
});

const Words = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong, & small': { display: 'block' },
  '& strong': { fontWeight: 500 },
  '& small': { fontSize: 12, lineHeight: '16px', color: tokens.text2 },
});

const Input = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const Wrong = styled('div')({
  fontSize: 12,
  lineHeight: '16px',
  color: tokens.bad,
  '&:not(:empty)': { marginTop: 6 },
});
