import { type FocusEvent, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { FieldPair } from '../../components/FieldPair';
import { Hint } from '../../components/Hint';
import { Row } from '../../components/Row';
import type { AdPlatform } from '../../../ad-kit/ad';
import { platformNames } from '../../../ad-kit/platforms';
import { type Separator, type UtmFields, utmFieldNames } from '../../../ad-kit/linkBuilder';
import { macros } from '../../../ad-kit/macros';
import { bounds } from '../../api/bounds';
import { TextField } from '../../components/TextField';
import { type UtmFieldName, becomes } from './linkDraft';

const fields: Record<UtmFieldName, { label: string; hint: string }> = {
  source: { label: 'Source', hint: 'Where the traffic comes from.' },
  medium: { label: 'Medium', hint: 'The type of traffic, such as cpc or email.' },
  campaign: { label: 'Campaign', hint: 'The product, slogan, or promotion.' },
  term: { label: 'Term', hint: 'The paid keyword.' },
  content: { label: 'Content', hint: 'Distinguishes ads and variants.' },
  id: { label: 'Campaign ID', hint: 'Matches cost data you import later.' },
};

type Props = {
  /** As typed. */
  utm: UtmFields;
  platform: AdPlatform;
  separator: Separator;
  onChange: (change: Partial<UtmFields>) => void;
};

/** The values that are measured, each with what it becomes in the link, and what the platform can fill in. */
export function LinkFields({ utm, platform, separator, onChange }: Props) {
  const lastInput = useRef<HTMLInputElement>(null);
  const [target, setTarget] = useState<UtmFieldName>('content');

  const handleFocus = ({ target: element }: FocusEvent) => {
    const name = utmFieldNames.find((each) => element instanceof HTMLInputElement && element.name === `utm_${each}`);
    if (!name) return;
    lastInput.current = element as HTMLInputElement;
    setTarget(name);
  };
  const handleInsert = (macro: string) => {
    const value = utm[target];
    const input = lastInput.current;
    const start = input?.selectionStart ?? value.length;
    onChange({ [target]: value.slice(0, start) + macro + value.slice(input?.selectionEnd ?? start) });
    input?.focus();
  };

  return (
    <>
      <FieldPair onFocus={handleFocus}>
        {utmFieldNames.map((name) => (
          <TextField
            key={name}
            label={fields[name].label}
            name={`utm_${name}`}
            value={utm[name]}
            onChange={(value) => onChange({ [name]: value })}
            hint={becomes(utm[name], separator) ?? fields[name].hint}
            maxLength={bounds.UtmValues[name].maxLength}
            autoComplete="off"
          />
        ))}
      </FieldPair>
      {macros[platform].length > 0 && (
        <div role="group" aria-label={`Filled in by ${platformNames[platform]}`}>
          <Hint
            below={6}
          >{`${platformNames[platform]} fills these in on every click. They go into “${fields[target].label}”.`}</Hint>
          <Row>
            {macros[platform].map(({ text, label }) => (
              <Button key={text} size="small" variant="outlined" title={text} onClick={() => handleInsert(text)}>
                {label}
              </Button>
            ))}
          </Row>
        </div>
      )}
    </>
  );
}
