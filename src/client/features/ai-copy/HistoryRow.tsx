import type { UnknownAction } from '@reduxjs/toolkit';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { campaignPlatformNames } from '../../../ad-kit/platforms';
import type { Generation } from '../../api/aiApi';
import { FinePrint } from '../../components/FinePrint';
import { IconButton } from '../../components/IconButton';
import { useMay } from '../../domain/teams/useMay';
import { formatMoment } from '../../lib/dates';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { belowTablet, tokens } from '../../theme/tokens';
import { earlierHeadlinesOpened } from './headlines/headlinesSlice';
import { contentEdited, earlierImprovementOpened } from './improve/improvementSlice';
import type { Tool } from './useTool';
import { earlierCopyOpened, formEdited, inputsReused, selectAiCopy } from './aiCopySlice';
import { formOf } from './copyForm';
import { FavoriteButton } from './FavoriteButton';
import { generationName } from './generationName';
import { toneNames } from '../../domain/briefs/tones';

type Props = {
  generation: Generation;
  /** Called with the tool that it is in, once it is shown or its inputs are in the form. */
  onDone: (tool: Tool) => void;
  onDelete: () => void;
};

const toolOf = { ad_copy: 'ad-copy', headlines: 'headlines', optimization: 'improve' } as const;

/** What shows it again. */
function openedBy({ kind, request, response }: Generation, isFavorite: boolean): UnknownAction {
  if (kind === 'headlines') return earlierHeadlinesOpened({ headlines: response, brief: request, isFavorite });
  if (kind === 'optimization') return earlierImprovementOpened({ wish: request, result: response, isFavorite });
  return earlierCopyOpened({ copy: response, brief: request, isFavorite });
}

/** An earlier generation: what it was for, its first headline, and what can be done with it. */
export function HistoryRow({ generation, onDone, onDelete }: Props) {
  const dispatch = useAppDispatch();
  const mayDelete = useMay('deleteGeneration');
  const { kind, request, response, created_at: createdAt } = generation;
  const name = generationName(generation);
  const isFavorite = useAppSelector(selectAiCopy).favorites[generation.id] ?? generation.is_favorite;
  const facts = [
    campaignPlatformNames[request.platform],
    kind === 'optimization' ? 'Optimized' : toneNames[request.tone ?? 'professional'],
    formatMoment(createdAt),
  ];
  const tool = toolOf[kind];
  const handleOpen = () => {
    dispatch(openedBy(generation, isFavorite ?? false));
    onDone(tool);
  };
  const handleReuse = () => {
    if (kind === 'optimization') {
      dispatch(contentEdited(request.content));
      dispatch(formEdited({ platform: request.platform }));
    } else dispatch(inputsReused(formOf(generation)));
    onDone(tool);
  };
  return (
    <Row>
      <Name>{name}</Name>
      <FinePrint>{facts.join(' · ')}</FinePrint>
      <Headline>{kind === 'optimization' ? response.optimized_content : response.headlines[0]}</Headline>
      <Actions>
        <Button variant="outlined" size="small" aria-label={`Open ${name}`} onClick={handleOpen}>
          Open
        </Button>
        <Button variant="text" size="small" aria-label={`Reuse inputs of ${name}`} onClick={handleReuse}>
          Reuse inputs
        </Button>
        {isFavorite !== null && (
          <FavoriteButton id={generation.id} label={`Favorite: ${name}`} isFavorite={isFavorite} />
        )}
        {mayDelete && <IconButton label={`Delete ${name}`} icon={Trash2} onClick={onDelete} />}
      </Actions>
    </Row>
  );
}

const Row = styled('li')({
  padding: '14px 20px 10px',
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  [belowTablet]: { paddingInline: 16 },
});

const Name = styled('h3')({ fontSize: 14, lineHeight: '20px', fontWeight: 500, overflowWrap: 'anywhere' });
const Headline = styled('p')({ marginTop: 6, overflowWrap: 'anywhere' });

const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginTop: 8,
  '& > .MuiButton-root + :not(.MuiButton-root)': { marginLeft: 'auto' },
  '& > :first-of-type:not(.MuiButton-root)': { marginLeft: 'auto' },
  '& > :last-child': { marginRight: -8 },
});
