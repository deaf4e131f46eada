import type { Ad, AdFormat, ImageFacts } from '../ad';
import { callToActionLabel } from '../callsToAction';
import { type CanvasId, canvasSize } from '../canvases';
import { typeNames } from '../checks/images';
import { valuesOfFields } from '../fieldValues';
import { formats } from '../formats';
import { picturesOf } from '../picturesOf';
import type { PictureType } from '../pictureTypes';
import { platformNames } from '../platforms';
import { type AdFinding, type FindingGroup, findingGroups, placeOf } from './finding';
import { groupWords, summaryOf, whyNotChecked } from './groupWords';

/** What a preflight is about, and what was found. */
export type PreflightFacts = {
  name: string;
  contents: readonly Ad[];
  hasLogo: boolean;
  /** Lines below the name: whose it is, and of when the document is. */
  about: readonly string[];
  findings: readonly AdFinding[];
  /** What a client decided, line by line; empty where nobody did. */
  decision: readonly string[];
  /** Of the images that its formats show, by id. */
  images: ReadonlyMap<string, Pick<ImageFacts, 'width' | 'height' | 'type'>>;
  /** What a format's drawing is saved as. */
  typeOf: (format: AdFormat, canvas: CanvasId) => PictureType;
};

export type ReportedPicture = {
  /** The id of a canvas, or of one of the account's own images. */
  key: string;
  /** "Card 2: 1080 × 1080, PNG". */
  caption: string;
};

/** What is written in a field: "Headline 2", and its words. */
export type ReportedText = { label: string; words: string };

export type PreflightGroup = {
  title: string;
  /** What to do; what is said where nothing was found, or why nothing was looked at. */
  words: string;
  findings: { isError: boolean; place: string; sentence: string }[];
};

/** A preflight as a document to file. */
export type PreflightReport = {
  title: string;
  about: readonly string[];
  summary: string;
  decision: readonly string[];
  groups: PreflightGroup[];
  formats: { title: string; pictures: ReportedPicture[]; texts: ReportedText[] }[];
};

/** Goes through what was found in the order of the page, and then through the formats. */
export function preflightReport(facts: PreflightFacts): PreflightReport {
  const { name, about, decision, findings, contents } = facts;
  return {
    title: name,
    about,
    summary: `${summaryOf(findings) || 'No issues: this ad is ready to go'}.`,
    decision,
    groups: findingGroups.map((group) => groupOf(group, facts)),
    formats: contents.map((ad) => ({ title: titleOf(ad.format), pictures: picturesIn(ad, facts), texts: textsIn(ad) })),
  };
}

function groupOf(group: FindingGroup, facts: PreflightFacts): PreflightGroup {
  const { title, clear, advice } = groupWords[group];
  const found = facts.findings.filter((finding) => finding.group === group);
  return {
    title,
    words: found.length > 0 ? advice : (whyNotChecked(group, facts) ?? clear),
    findings: found.map((finding) => ({
      isError: finding.severity === 'blocks',
      place: placeOf(finding),
      sentence: finding.sentence,
    })),
  };
}

const titleOf = (format: AdFormat): string => `${platformNames[formats[format].platform]}: ${formats[format].label}`;

const kindNames = { card: 'Card', image: 'Image', '': '' };

function picturesIn(ad: Ad, { images, typeOf }: PreflightFacts): ReportedPicture[] {
  const { sources, kind } = picturesOf(ad);
  return sources.map((source, index) => {
    const which = kind && `${kindNames[kind]} ${index + 1}: `;
    if ('canvas' in source) {
      const { canvas } = source;
      const type = typeNames[`image/${typeOf(ad.format, canvas)}`];
      return { key: canvas, caption: `${which}${canvasSize(canvas)}, ${type}` };
    }
    const own = images.get(source.imageId);
    const size = own ? `${own.width} × ${own.height}, ${typeNames[own.type]}` : '';
    return { key: source.imageId, caption: `${which}${size}` };
  });
}

/** In the order of the form. */
function textsIn(ad: Ad): ReportedText[] {
  return valuesOfFields(ad, ({ kind }) => !['cards', 'image', 'images'].includes(kind))
    .filter(({ text }) => text.trim() !== '')
    .map(({ field, index, text }) => {
      const isCall = field.kind === 'call_to_action';
      const words = isCall ? callToActionLabel(formats[ad.format].platform, text) : text;
      return { label: `${field.label}${index === undefined ? '' : ` ${index + 1}`}`, words };
    });
}
