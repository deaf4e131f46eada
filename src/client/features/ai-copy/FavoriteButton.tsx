import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useUpdateGenerationMutation } from '../../api/aiApi';
import { IconButton } from '../../components/IconButton';
import { useMay } from '../../domain/teams/useMay';

type Props = {
  /** The generation's id. */
  id: string;
  label: string;
  isFavorite: boolean;
};

/**
 * A star that marks what is worth finding again; hidden from viewers. It changes at once, and back where that is
 * refused.
 */
export function FavoriteButton({ id, label, isFavorite }: Props) {
  const mayMark = useMay('updateGeneration');
  const [update] = useUpdateGenerationMutation();
  if (!mayMark) return null;
  return (
    <Mark
      label={label}
      icon={Star}
      aria-pressed={isFavorite}
      onClick={() => void update({ id, generationChange: { is_favorite: !isFavorite } })}
    />
  );
}

const Mark = styled(IconButton)({ '&[aria-pressed="true"] svg': { fill: 'currentColor' } });
