import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import type { AdFormat } from '../../../ad-kit/ad';
import type { ArtworkPart } from '../../../ad-kit/preflight/finding';
import type { EditorPlace } from '../../domain/ads/findingLinks';
import { artworkFieldSelector, artworkFieldsSelector, isOfDesign, touchedSelectors } from './artwork/artworkPlaces';
import type { EditorView } from './BottomBar';
import type { EditorTab } from './formats/FormatTabs';
import { fieldId } from './fields/findingsAt';

/** Where the focus goes: to what the first matching selector finds. A new object moves the focus again. */
type Wanted = { selectors: readonly string[]; part?: ArtworkPart };

type Place = {
  tab: EditorTab | undefined;
  /** The format that was shown last; the artwork is none. */
  format: AdFormat | undefined;
  view: EditorView;
  wanted?: Wanted | undefined;
  /** What of the artwork was touched, and the view in which it was. */
  touched?: { part: ArtworkPart; view: EditorView } | undefined;
};

/** What of the editor is shown and where the focus goes. It goes there once the parts are there. */
export function useEditorPlace(
  first: { format?: AdFormat | undefined; place?: EditorPlace | undefined },
  hasParts: boolean,
) {
  const [now, setNow] = useState<Place>(() => {
    const start: Place = { tab: first.format, format: first.format, view: 'edit' };
    return first.place ? at(start, first.place) : start;
  });
  const { wanted } = now;
  useEffect(() => {
    if (!wanted) return;
    const found = wanted.selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus();
    if (wanted.part && isText(found)) found.select();
  }, [wanted, hasParts]);

  const showTab = useCallback((tab: EditorTab) => setNow((place) => onTab(place, tab)), []);
  const showView = useCallback((view: EditorView) => setNow((place) => ({ ...place, view })), []);
  const leadTo = useCallback((place: EditorPlace) => setNow((before) => at(before, place)), []);
  const touch = useCallback(
    (part: ArtworkPart) =>
      setNow((before) => ({ ...at(onTab(before, 'artwork'), { part }), touched: { part, view: before.view } })),
    [],
  );
  const handleKeyDown = ({ key, target }: KeyboardEvent) => {
    const { touched } = now;
    if (key !== 'Escape' || !touched || !(target instanceof Element)) return;
    if (!target.closest(artworkFieldsSelector(touched.part))) return;
    const back = { selectors: touchedSelectors(touched.part) };
    setNow({ ...now, view: touched.view, wanted: back, touched: undefined });
  };
  return { ...now, showTab, showView, leadTo, touch, handleKeyDown };
}

const onTab = (place: Place, tab: EditorTab): Place =>
  tab === 'artwork' ? { ...place, tab } : { ...place, tab, format: tab };

/** What has to be shown for a place to have the focus. */
function at(before: Place, place: EditorPlace): Place {
  if (!('part' in place)) {
    const { format, field } = place;
    const wanted = { selectors: [`#${fieldId(format, field)}`] };
    return { ...onTab(before, format), view: 'edit', wanted };
  }
  const { part } = place;
  const wanted = { selectors: [artworkFieldSelector(part)], part };
  return isOfDesign(part) ? { ...before, view: 'look', wanted } : { ...onTab(before, 'artwork'), view: 'edit', wanted };
}

const isText = (element: HTMLElement | null | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
