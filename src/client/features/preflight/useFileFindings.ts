import { useEffect, useMemo, useState } from 'react';
import type { CanvasId } from '../../../ad-kit/canvases';
import { drawnCanvasesOf, fileFindings } from '../../../ad-kit/preflight/fileFindings';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { SavedAd } from '../../api/adsApi';
import { type DrawnBytes, mostBytesAt, type PictureType, pictureTypes } from '../../../ad-kit/pictureTypes';
import { fetchFile } from '../../api/files';
import { useAppStore } from '../../redux/hooks';

type FileFindings = { found: readonly ArtworkFinding[] | undefined; problem?: string };

const none: FileFindings = { found: [] };
const unknown: FileFindings = { found: undefined };

/**
 * What is wrong with the files that an ad's drawings are saved as, known once the server has drawn them; `undefined` until then.
 * Only an image of the account's own makes one heavy, so nothing is drawn for ads without.
 */
export function useFileFindings(ad: SavedAd, pictures: PictureType): FileFindings {
  const store = useAppStore();
  const { id, contents, image_id: imageId } = ad;
  const [answer, setAnswer] = useState<{ ad: SavedAd; pictures: PictureType; findings: FileFindings }>();
  const canvases = useMemo(() => (imageId === null ? [] : drawnCanvasesOf(contents)), [imageId, contents]);
  useEffect(() => {
    if (canvases.length === 0) return undefined;
    const leaving = new AbortController();
    const options = { token: store.getState().auth.token, signal: leaving.signal };
    const weigh = async (): Promise<FileFindings> => {
      const files = new Map<CanvasId, DrawnBytes>();
      // One after the other: an account's drawings are made one at a time.
      for (const canvas of canvases) {
        const bytes: DrawnBytes = {};
        const limit = mostBytesAt(contents, canvas);
        for (const type of pictures === 'jpeg' ? (['jpeg'] as const) : pictureTypes) {
          // Nobody gets a JPEG in the place of a PNG that every platform takes.
          if (type !== pictures && (bytes.png ?? 0) <= limit) continue;
          const path = `/ads/${encodeURIComponent(id)}/picture?canvas=${canvas}&type=${type}`;
          const { file, problem } = await fetchFile(path, options);
          if (!file) return { found: undefined, problem: problem.detail };
          bytes[type] = file.contents.size;
        }
        files.set(canvas, bytes);
      }
      return { found: fileFindings(contents, pictures, files) };
    };
    weigh().then(
      (findings) => setAnswer({ ad, pictures, findings }),
      // It was left.
      () => undefined,
    );
    return () => leaving.abort();
  }, [store, ad, id, contents, canvases, pictures]);
  if (canvases.length === 0) return none;
  return answer?.ad === ad && answer.pictures === pictures ? answer.findings : unknown;
}
