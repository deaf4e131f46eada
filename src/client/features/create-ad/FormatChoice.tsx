import { styled } from '@mui/material/styles';
import type { AdFormat } from '../../../ad-kit/ad';
import { formats, formatsOf } from '../../../ad-kit/formats';
import { adPlatforms, platformNames } from '../../../ad-kit/platforms';
import { PlatformMark } from '../../domain/campaigns/PlatformMark';
import { belowTablet, belowWide, tokens } from '../../theme/tokens';

type Props = {
  chosen: readonly AdFormat[];
  onChange: (formats: AdFormat[]) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
};

/** Platforms and their formats to tick. */
export function FormatChoice({ chosen, onChange, error }: Props) {
  const toggle = (format: AdFormat) =>
    onChange(chosen.includes(format) ? chosen.filter((one) => one !== format) : [...chosen, format]);
  return (
    <Group aria-describedby={error === undefined ? undefined : 'format-error'}>
      <legend>Platforms and formats</legend>
      {adPlatforms.map((platform) => (
        <Row key={platform} role="group" aria-label={platformNames[platform]}>
          <Platform>
            <PlatformMark platform={platform} />
            {platformNames[platform]}
          </Platform>
          <div>
            {formatsOf(platform).map((format) => (
              <label key={format}>
                <input type="checkbox" checked={chosen.includes(format)} onChange={() => toggle(format)} />
                {formats[format].label}
              </label>
            ))}
          </div>
        </Row>
      ))}
      {error !== undefined && (
        <p id="format-error" role="alert">
          {error}
        </p>
      )}
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 6, fontSize: 13, lineHeight: '18px', fontWeight: 500 },
  '& > p': { marginTop: 6, fontSize: 12, lineHeight: '16px', color: tokens.bad },
});

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  padding: '10px 0',
  borderTop: `1px solid ${tokens.line}`,
  [belowTablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '8px 20px' },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 24,
    cursor: 'pointer',
    [belowWide]: { minHeight: 44 },
  },
  '& input': { width: 16, height: 16, margin: 0, accentColor: tokens.accent },
});

const Platform = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, fontWeight: 500 });
