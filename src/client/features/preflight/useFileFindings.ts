import { useEffect, useMemo, useState } from 'react';
import type { CanvasId } from '../../../ad-kit/canvases';
import { drawnCanvasesOf, fileFindings } from '../../../ad-kit/preflight/fileFindings';
import type { ArtworkFinding } from '../../../ad-kit/preflight/finding';
import type { SavedAd } from '../../api/adsApi';
import { fetchFile } from '../../api/files';
import { useAppStore } from '../../redux/hooks';

type FileFindings = { found: readonly ArtworkFinding[] | undefined; problem?: string };

const none: FileFindings = { found: [] };
const unknown: FileFindings = { found: undefined };

/**
 * What is wrong with the files of an ad's drawings, known once the server has drawn them; `undefined` until then.
 * Only an image of the account's own makes one heavy, so nothing is drawn for ads without.
 */
export function useFileFindings(ad: SavedAd): FileFindings {
  const store = useAppStore();
  const { id, contents, image_id: imageId } = ad;
  const [answer, setAnswer] = useState<{ ad: SavedAd; findings: FileFindings }>();
  const canvases = useMemo(() => (imageId === null ? [] : drawnCanvasesOf(contents)), [imageId, contents]);
  useEffect(() => {
    if (canvases.length === 0) return undefined;
    const leaving = new AbortController();
    const options = { token: store.getState().auth.token, signal: leaving.signal };
    const weigh = async (): Promise<FileFindings> => {
      const bytes = new Map<CanvasId, number>();
      // One after the other: an account's drawings are made one at a time.
      for (const canvas of canvases) {
        const path = `/ads/${encodeURIComponent(id)}/picture?canvas=${canvas}&type=png`;
        const { file, problem } = await fetchFile(path, options);
        if (!file) return { found: undefined, problem: problem.detail };
        bytes.set(canvas, file.contents.size);
      }
      return { found: fileFindings(contents, bytes) };
    };
    weigh().then(
      (findings) => setAnswer({ ad, findings }),
      // It was left.
      () => undefined,
    );
    return () => leaving.abort();
  }, [store, ad, id, contents, canvases]);
  if (canvases.length === 0) return none;
  return answer?.ad === ad ? answer.findings : unknown;
}
