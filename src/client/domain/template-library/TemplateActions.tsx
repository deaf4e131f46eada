import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { LibraryTemplate } from '../../api/templateLibraryApi';
import { UseTemplateButton } from './UseTemplateButton';

export type TemplateItemProps = {
  template: LibraryTemplate;
  /** The template that is being used. */
  busyId: string | undefined;
  onPreview: (template: LibraryTemplate) => void;
  onUse: (template: LibraryTemplate) => void;
  /** Why none can be used. */
  hindrance: string | undefined;
};

/** The two things to do with a template of the library. */
export function TemplateActions({ template, onPreview, ...use }: TemplateItemProps) {
  return (
    <Buttons>
      <Button variant="outlined" aria-label={`Preview: ${template.name}`} onClick={() => onPreview(template)}>
        Preview
      </Button>
      <UseTemplateButton template={template} {...use} />
    </Buttons>
  );
}

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: '9fr 11fr',
  gap: 8,
  padding: 16,
  '& .MuiButton-root': { minWidth: 0, paddingInline: 8 },
});
