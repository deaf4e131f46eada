import { useId, useMemo, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { ChevronDown } from 'lucide-react';
import { bounds } from '../../api/bounds';
import { type Campaign, useGetCampaignQuery, useListCampaignsQuery } from '../../api/campaignsApi';
import { problemOf } from '../../api/problem';
import { Field, describedBy, fieldIds } from '../../components/Field';
import { useSettled } from '../../lib/useSettled';
import { useWorkspace } from '../teams/workspace';
import type { CampaignSelectProps } from './campaignSelectProps';

type Props = CampaignSelectProps & { newest: readonly Campaign[] };
type Option = { id: string | null; name: string };

const mostFound = 20;

/** A field that finds campaigns by their name while it is typed; it begins with the newest. */
export function CampaignSearch({ value, onChange, none, isOffered = () => true, hideLabel = false, newest }: Props) {
  const ids = fieldIds(useId());
  const [search, setSearch] = useState('');
  const settled = useSettled(search.trim());
  const workspace = useWorkspace();
  const found = useListCampaignsQuery(settled === '' ? skipToken : { ...workspace, search: settled, limit: mostFound });
  const known = newest.find(({ id }) => id === value);
  const { data: fetched } = useGetCampaignQuery(value === null || known ? skipToken : { id: value });
  const name = value === null ? none : (known?.name ?? fetched?.name ?? 'Selected campaign');
  // Another object would be another choice, which takes the place of what is being typed.
  const chosen = useMemo((): Option => ({ id: value, name }), [value, name]);
  const campaigns = settled === '' ? newest.slice(0, mostFound) : (found.currentData?.items ?? []);
  const first: Option[] = settled === '' ? [{ id: null, name: none }] : [];
  const problem = found.isError ? problemOf(found.error) : undefined;
  const error = problem && `Couldn’t load campaigns: ${problem.detail}`;
  return (
    <Autocomplete<Option, false, true>
      id={ids.input}
      disableClearable
      selectOnFocus
      handleHomeEndKeys
      value={chosen}
      options={[...first, ...campaigns.filter(isOffered)]}
      // The server has found them, and in a way of its own.
      filterOptions={(options) => options}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id ?? 'none'}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, { id }) => onChange(id)}
      onInputChange={(_event, text, reason) => setSearch(reason === 'input' ? text : '')}
      loading={search.trim() !== settled || found.isFetching}
      loadingText="Searching…"
      noOptionsText="No campaign has this in its name."
      popupIcon={<ChevronDown size={16} strokeWidth={1.75} />}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <Field ids={ids} label="Campaign" hideLabel={hideLabel} error={error}>
          <Input
            {...input}
            fullWidth
            error={error !== undefined}
            inputProps={{
              ...htmlInput,
              'aria-describedby': describedBy(ids, error, undefined),
              maxLength: bounds.NewCampaign.name.maxLength,
            }}
          />
        </Field>
      )}
    />
  );
}

const Input = styled(OutlinedInput)({
  // As high as the other fields in its row.
  '&&': { padding: '0 36px 0 0' },
  '&& .MuiAutocomplete-input': { padding: '7px 0 7px 12px' },
  '& .MuiAutocomplete-endAdornment': { position: 'absolute', right: 6 },
});
