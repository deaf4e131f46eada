import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import {
  displayFontIds,
  displayFontNames,
  type IllustrationId,
  illustrationIds,
  illustrationNames,
  industries,
  patternIds,
  patternNames,
  textFontIds,
  textFontNames,
} from '../../../../ad-kit/artwork/names';
import type { ArtworkDesign } from '../../../api/adsApi';
import type { BrandKit } from '../../../api/brandApi';
import { SelectField, type SelectOption } from '../../../components/SelectField';
import { isEmptyKit } from '../../../domain/brand/brandColors';
import { paths } from '../../../lib/paths';

type Props = {
  design: ArtworkDesign;
  /** What the brand is written in stands first. */
  kit: BrandKit | undefined;
  onChange: (change: Partial<ArtworkDesign>) => void;
};

/** Stands for "not given" in selects, whose values are never empty. */
const none = 'none';
type OrNone<Id extends string> = Id | typeof none;

const chosen = <Id extends string>(value: OrNone<Id>): Id | null => (value === none ? null : value);

const optionsOf = <Id extends string>(ids: readonly Id[], names: Record<Id, string>): SelectOption<Id>[] =>
  ids.map((id) => ({ value: id, label: names[id] }));

/** The fonts with the brand's first, which is named so. */
const fontsWith = <Id extends string>(fonts: readonly SelectOption<Id>[], brand: Id | null | undefined) => {
  const own = fonts.find(({ value }) => value === brand);
  return own ? [{ ...own, label: `Brand: ${own.label}` }, ...fonts.filter((font) => font !== own)] : fonts;
};

const displayFonts = optionsOf(displayFontIds, displayFontNames);
const textFonts = optionsOf(textFontIds, textFontNames);
const patterns = [{ value: none, label: 'No pattern' } as const, ...optionsOf(patternIds, patternNames)];
const illustrations = industries.flatMap((industry) =>
  illustrationIds
    .filter((id) => illustrationNames[id].industry === industry)
    .map((id) => ({ value: id, label: illustrationNames[id].label, group: industry })),
);

/** All of them, and before them those that the ad's template was written for. */
const illustrationsWith = (suggested: readonly IllustrationId[] = []): SelectOption<OrNone<IllustrationId>>[] => [
  { value: none, label: 'No illustration' },
  ...suggested.map((id) => ({ value: id, label: illustrationNames[id].label, group: 'Made for this template' })),
  ...illustrations.filter(({ value }) => !suggested.includes(value)),
];

export function DisplayFontField({ design, kit, onChange }: Props) {
  return (
    <SelectField
      label="Headline font"
      value={design.display_font}
      options={fontsWith(displayFonts, kit?.display_font)}
      onChange={(font) => onChange({ display_font: font })}
    />
  );
}

/** The parts of a drawing that are changed seldom. */
export function DesignFields({ design, kit, onChange, hasImage }: Props & { hasImage: boolean }) {
  return (
    <>
      <SelectField
        label="Body font"
        value={design.text_font}
        options={fontsWith(textFonts, kit?.text_font)}
        onChange={(font) => onChange({ text_font: font })}
      />
      <div data-artwork-part="illustration">
        <SelectField
          label="Illustration"
          value={design.illustration ?? none}
          options={illustrationsWith(design.suggested_illustrations)}
          hint={hasImage ? 'Your image replaces it.' : undefined}
          onChange={(illustration) => onChange({ illustration: chosen(illustration) })}
        />
      </div>
      <SelectField
        label="Pattern"
        value={design.pattern ?? none}
        options={patterns}
        onChange={(pattern) => onChange({ pattern: chosen(pattern) })}
      />
      {kit && <BrandLink to={paths.brandKit}>{isEmptyKit(kit) ? 'Set up brand kit' : 'Edit brand kit'}</BrandLink>}
    </>
  );
}

const BrandLink = styled(Link)({ alignSelf: 'end', padding: '8px 0' });
