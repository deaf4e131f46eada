import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import Box from '@mui/material/Box';
import { FileUp } from 'lucide-react';
import { tokens } from '../../theme/tokens';

type Props = {
  /** The file that is being previewed. */
  fileName: string | undefined;
  isReading: boolean;
  error: string | undefined;
  onFile: (file: File) => void;
};

/** Takes a report file by choosing or by dropping it. */
export function ReportFileField({ fileName, isReading, error, onFile }: Props) {
  const [isOver, setIsOver] = useState(false);
  const inputId = useId();
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div>
      <Box
        component="label"
        htmlFor={inputId}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          p: 2,
          cursor: 'pointer',
          borderRadius: '8px',
          border: `1px dashed ${error ? tokens.bad : tokens.inputLine}`,
          bgcolor: isOver ? tokens.selected : tokens.sunken,
          '&:focus-within': { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 },
        }}
      >
        <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 500 }}>{isReading ? 'Reading the file…' : (fileName ?? 'Choose a CSV file')}</Box>
          <Box sx={{ typography: 'caption', color: tokens.text2 }}>
            {fileName ? 'Choose or drop another file to replace it' : 'or drop it here'}
          </Box>
        </Box>
        <Box
          component="input"
          id={inputId}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-describedby={error ? `${inputId}-error` : undefined}
          aria-invalid={Boolean(error)}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const file = event.target.files?.[0];
            // Without this, choosing the same file again after correcting it would change nothing.
            event.target.value = '';
            if (file) onFile(file);
          }}
          sx={{
            position: 'absolute',
            width: '1px',
            height: '1px',
            opacity: 0,
            pointerEvents: 'none',
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          }}
        />
      </Box>
      <Box id={`${inputId}-error`} role="alert" sx={{ mt: error ? 0.75 : 0, typography: 'caption', color: tokens.bad }}>
        {error}
      </Box>
    </div>
  );
}
