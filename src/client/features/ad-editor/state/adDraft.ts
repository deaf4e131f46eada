import type { CanvasId } from '../../../../ad-kit/canvases';
import { canvasesOf } from '../../../../ad-kit/formats';
import type { AdContents, AdFormat, NewAd, SavedAd } from '../../../api/adsApi';

/** What of an ad is written in the editor, as it goes over the wire. */
export type AdDraft = Pick<
  SavedAd,
  'campaign_id' | 'name' | 'contents' | 'artwork' | 'picture' | 'image_id' | 'logo_id' | 'from_brief'
>;

/** What of a stored ad is edited. */
export function parseAd(ad: SavedAd): AdDraft {
  const { campaign_id, name, contents, artwork, picture, image_id, logo_id, from_brief } = ad;
  return { campaign_id, name, contents, artwork, picture, image_id, logo_id, from_brief };
}

/** What differs from the stored ad. Only that is sent, so that untouched fields don't overwrite what others saved. */
export function changesOf(draft: AdDraft, stored: AdDraft): Partial<NewAd> {
  const names = Object.keys(draft) as (keyof AdDraft)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(draft[name], stored[name])).map((name) => [name, draft[name]]),
  );
}

export function isSameDraft(one: AdDraft, other: AdDraft): boolean {
  return Object.keys(changesOf(one, other)).length === 0;
}

/** Ad copy in a format; `undefined` if it is not made for it. */
export function contentsOf(draft: Pick<AdDraft, 'contents'>, format: AdFormat): AdContents | undefined {
  return draft.contents.find((ad) => ad.format === format);
}

/** The sizes that the ad's formats take, each once. */
export const canvasesIn = ({ contents }: AdDraft): CanvasId[] => canvasesOf(contents.map(({ format }) => format));

/** Plain JSON, whose fields the two sides may have in different orders. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => isSame(left[name], right[name]));
}
