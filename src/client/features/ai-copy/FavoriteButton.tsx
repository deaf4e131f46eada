import { Star } from 'lucide-react';
import { useUpdateGenerationMutation } from '../../api/aiApi';
import { IconButton } from '../../components/IconButton';
import { usePermissions } from '../../domain/teams/usePermissions';

type Props = {
  /** The generation's id. */
  id: string;
  label: string;
  isFavorite: boolean;
};

/** A star that marks what is worth finding again; nothing for whoever may only look. It changes at once, and back where that is refused. */
export function FavoriteButton({ id, label, isFavorite }: Props) {
  const { mayEdit } = usePermissions();
  const [update] = useUpdateGenerationMutation();
  if (!mayEdit) return null;
  return (
    <IconButton
      label={label}
      icon={Star}
      aria-pressed={isFavorite}
      sx={isFavorite ? { '& svg': { fill: 'currentColor' } } : {}}
      onClick={() => void update({ id, generationChange: { is_favorite: !isFavorite } })}
    />
  );
}
