import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { OwnTemplates as TemplateList, type TemplatesView } from '../../domain/own-templates/OwnTemplates';

/** The account's own templates to begin an ad with. */
export function OwnTemplates({ onChoose }: { onChoose: (templateId: string) => void }) {
  const [view, setView] = useState<TemplatesView>({ search: '', page: 1 });
  return (
    <TemplateList
      {...view}
      onShow={setView}
      actionsOf={({ id, name }) => (
        <Use variant="outlined" aria-label={`Use: ${name}`} onClick={() => onChoose(id)}>
          Use
        </Use>
      )}
    />
  );
}

const Use = styled(Button)({ flexShrink: 0, marginRight: 8 });
