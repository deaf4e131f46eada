import { useAppSelector } from '../../redux/hooks';
import { FavoriteButton } from './FavoriteButton';
import { selectAiCopy } from './aiCopySlice';

/** The star of a result in sight; nothing where the backend keeps none. */
export function ShownFavorite({ id }: { id: string | null | undefined }) {
  const { favorites } = useAppSelector(selectAiCopy);
  return id == null ? null : <FavoriteButton id={id} label="Favorite" isFavorite={favorites[id] ?? false} />;
}
