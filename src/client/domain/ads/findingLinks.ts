import type { AdFormat } from '../../../ad-kit/ad';
import { formats } from '../../../ad-kit/formats';
import { type ArtworkFinding, type ArtworkPart, artworkParts, type Finding } from '../../../ad-kit/preflight/finding';
import { paths, withQuery } from '../../lib/paths';

/** Where in the editor a finding leads: a field of a format, or a part of the artwork. */
export type EditorPlace = Pick<Finding, 'format' | 'field'> | Pick<ArtworkFinding, 'part'>;

const parameter = 'at';

/** The address of the editor with the focus on a field: `/create/…?at=google_search:headlines[2]`. */
export function editorPath(adId: string, place: EditorPlace): string {
  const at = 'part' in place ? `artwork:${place.part}` : `${place.format}:${place.field}`;
  return withQuery(paths.ad(adId), { [parameter]: at });
}

/** Where the editor's address asks to begin; `undefined` where it asks for nothing that there is. */
export function editorPlaceIn(query: URLSearchParams): EditorPlace | undefined {
  const [of = '', where = ''] = query.get(parameter)?.split(':') ?? [];
  if (of === 'artwork') return isPart(where) ? { part: where } : undefined;
  return isFormat(of) && where !== '' ? { format: of, field: where } : undefined;
}

const isPart = (text: string): text is ArtworkPart => (artworkParts as readonly string[]).includes(text);
const isFormat = (text: string): text is AdFormat => Object.hasOwn(formats, text);
