import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { type IllustrationId, illustrationNames } from '../../../ad-kit/artwork/names';
import type { LibraryTemplate } from '../../api/templateLibraryApi';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { radii, tokens } from '../../theme/tokens';
import { TemplateArt } from './TemplateArt';

type Props = {
  template: LibraryTemplate;
  /** The template's own first. */
  ids: readonly [IllustrationId, ...IllustrationId[]];
  value: IllustrationId;
  onChange: (id: IllustrationId) => void;
};

/** Which of its illustrations a template is used with: the template drawn small with each. */
export function IllustrationChoice({ template, ids, value, onChange }: Props) {
  const name = useId();
  const [own] = ids;
  return (
    <Group>
      <legend>Illustration</legend>
      {ids.map((id) => (
        <Option key={id} title={illustrationNames[id].label}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <span>
            <TemplateArt src={pictureWith(template, id === own ? undefined : id)} format={template.format} />
            <VisuallyHidden>{illustrationNames[id].label}</VisuallyHidden>
          </span>
        </Option>
      ))}
    </Group>
  );
}

/** Where the template is drawn with another of its illustrations. */
export const pictureWith = ({ thumbnail }: LibraryTemplate, illustration: IllustrationId | undefined): string =>
  illustration ? `${thumbnail}&illustration=${illustration}` : thumbnail;

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '16px 0 0',
  padding: '16px 0 0',
  border: 0,
  borderTop: `1px solid ${tokens.line}`,
  '& legend': { float: 'left', width: '100%', padding: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 },
});

const Option = styled('label')({
  position: 'relative',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)',
    width: 76,
    height: 76,
    padding: 4,
    borderRadius: radii.control,
    backgroundColor: tokens.sunken,
    boxShadow: `0 0 0 1px ${tokens.line}`,
  },
  '&:hover > span': { boxShadow: `0 0 0 1px ${tokens.text2}` },
  '& input:checked + span': { boxShadow: `0 0 0 2px ${tokens.primary}` },
  '& input:focus-visible + span': { outline: `2px solid ${tokens.accent}`, outlineOffset: 3 },
});
