import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { HeldButton } from '../../components/HeldButton';
import { OwnTemplates as TemplateList, type TemplatesView } from '../../domain/own-templates/OwnTemplates';
import { useHindrance } from '../../domain/teams/useMay';

/** The account's own templates to begin an ad with. */
export function OwnTemplates({ onChoose }: { onChoose: (templateId: string) => void }) {
  const hindrance = useHindrance('createAd');
  const [view, setView] = useState<TemplatesView>({ search: '', page: 1 });
  return (
    <TemplateList
      {...view}
      onShow={setView}
      actionsOf={({ id, name }) => (
        <Use>
          <HeldButton
            hindrance={hindrance}
            hintEdge="right"
            busy={false}
            variant="outlined"
            aria-label={`Use: ${name}`}
            onClick={() => onChoose(id)}
          >
            Use
          </HeldButton>
        </Use>
      )}
    />
  );
}

const Use = styled('div')({ display: 'flex', flexShrink: 0, marginRight: 8 });
