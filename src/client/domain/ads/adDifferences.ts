import { coloursName, displayFontNames, layoutNames, textFontNames } from '../../../ad-kit/artwork/names';
import { type AdField, formats, formatName } from '../../../ad-kit/formats';
import { canvasIds, canvasSize } from '../../../ad-kit/canvases';
import type { AdContents, ArtworkDesign, ImageCrops, SavedAd } from '../../api/adsApi';
import type { Difference } from '../../components/VersionDifferences';
import { valueAt } from './fieldPaths';

/** A version of an ad, as far as people see it. */
type Version = Pick<SavedAd, 'name' | 'campaign_id' | 'contents' | 'artwork' | 'picture' | 'image_id' | 'logo_id'>;

/** What one place of a version holds: its text for a person, and what it is compared by. */
type Line = { text: string; value: string };

/** Everything in which two versions differ, in the order of the editor. */
export const differencesOf = (mine: Version, other: Version): Difference[] =>
  differencesAmong([mine, other]).map(({ label, texts: [one = '', another = ''] }) => ({
    label,
    mine: one,
    other: another,
  }));

/** Everything in which some versions differ from the first, with what each says, in their order. */
export function differencesAmong(versions: readonly Version[]): { label: string; texts: string[] }[] {
  const lines = versions.map(linesOf);
  const labels = new Set(lines.flatMap((ofOne) => [...ofOne.keys()]));
  return [...labels].flatMap((label) => {
    const [first, ...others] = lines.map((ofOne) => ofOne.get(label));
    if (others.every((other) => other?.value === first?.value)) return [];
    const start = first?.text ?? '';
    const texts = others.map((other) => {
      const text = other?.text ?? '';
      // Of two images of one's own, no words say which.
      return text === start && other?.value !== first?.value ? 'Another one' : text;
    });
    return [{ label, texts: [start, ...texts] }];
  });
}

function linesOf({ name, campaign_id, contents, artwork, picture, image_id, logo_id }: Version): Map<string, Line> {
  return new Map([
    ['Name', plain(name)],
    ['Campaign', referred(campaign_id, 'None', 'A campaign')],
    ...contents.flatMap((ad) => [
      [formatName(ad.format), plain('Included')] as const,
      ...formats[ad.format].fields.map(
        (field) => [labelOf(ad, field), plain(textOf(valueAt(ad, field.name)))] as const,
      ),
    ]),
    ['Artwork: headline', plain(picture.headline)],
    ['Artwork: subheadline', plain(picture.subheadline)],
    ['Artwork: text', plain(picture.body)],
    ['Artwork: call to action', plain(picture.cta)],
    ['Design', plain(lookOf(artwork))],
    [
      'Adjustments',
      setByHand({
        ...artwork.text_sizes,
        ...artwork.object_pose,
        ...orderedPoses(artwork.size_poses),
        plate: artwork.logo_plate,
        logo: artwork.logo_size,
        shadow: artwork.cut_out_shadow,
      }),
    ],
    ['Image crop', plain(cropsOf(artwork.image_crops))],
    ['Image', referred(image_id, 'Illustration', 'Your image')],
    ['Logo', referred(logo_id, 'Brand name', 'Your logo')],
  ]);
}

/** Each size that is cropped, with its focal point and zoom. */
const cropsOf = (crops: ImageCrops = {}): string =>
  canvasIds
    .flatMap((canvas) => {
      const crop = crops[canvas];
      if (!crop) return [];
      const [across, down, zoom] = [crop.x * 100, crop.y * 100, crop.zoom].map((value) => Math.round(value * 10) / 10);
      return `${canvasSize(canvas)}: ${across}% across, ${down}% down, ${zoom}×`;
    })
    .join(' · ');

/** Each pose as a text, in whatever order its parts are kept. */
const orderedPoses = (poses: ArtworkDesign['size_poses'] = {}): object =>
  Object.fromEntries(Object.entries(poses).map(([canvas, pose]) => [canvas, Object.entries(pose).sort().join()]));

/** What isn't as in the layout, in whatever order it is kept. */
function setByHand(changes: object): Line {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  return referred(changed.sort().join(), 'None', 'Custom');
}

const plain = (text: string): Line => ({ text, value: text });

const referred = (id: string | null, none: string, some: string): Line => ({
  text: id ? some : none,
  value: id ?? '',
});

const labelOf = ({ format }: AdContents, { label, kind }: AdField): string =>
  `${formatName(format)}: ${label.toLowerCase()}${/s$/.test(kind) ? 's' : ''}`;

/** A field's value as one text; items of lists one after the other. */
function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' · ');
  return Object.entries(value ?? {})
    .filter(([, part]) => part)
    .map(([name, part]) => (name === 'pin' ? `(position ${textOf(part)})` : textOf(part)))
    .join(' ');
}

function lookOf({
  layout,
  colours,
  brand_colors,
  display_font,
  text_font,
  illustration,
  pattern,
  brand,
}: Version['artwork']): string {
  return [
    layoutNames[layout],
    coloursName(colours),
    colours === 'brand' && brand_colors && Object.values(brand_colors).join(' '),
    displayFontNames[display_font],
    textFontNames[text_font],
    illustration,
    pattern,
    brand,
  ]
    .filter(Boolean)
    .join(', ');
}
