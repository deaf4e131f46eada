import { useId, useState } from 'react';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { FileText, Image, Megaphone, Search, Zap } from 'lucide-react';
import { bounds } from '../../api/bounds';
import { Notice } from '../../components/Notice';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { belowTablet, tokens } from '../../theme/tokens';
import { type Command, matching, useCommands } from './useCommands';
import { useFound } from './useFound';

type Props = { onClose: () => void; onKeys: () => void };

const icons = { Actions: Zap, Ads: Image, Campaigns: Megaphone, Pages: FileText } as const;

/** Finds pages, things to do, campaigns, and ads by what is typed, and goes to the one that is chosen. */
export function SearchDialog(props: Props) {
  const titleId = useId();
  return (
    <Frame open onClose={props.onClose} aria-labelledby={titleId} maxWidth={false}>
      <VisuallyHidden component="h2" id={titleId}>
        Search
      </VisuallyHidden>
      <SearchForm {...props} />
    </Frame>
  );
}

/** Inside the dialog, because a list of choices is tied to its field as soon as it is there. */
function SearchForm({ onClose, onKeys }: Props) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const commands = matching(useCommands(onKeys), search);
  const { items, isSearching, problem } = useFound(search);
  // What people named comes before what the product names.
  const options = [...items, ...commands];
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<Command>({
    id: 'shortcuts-search',
    open: true,
    autoHighlight: true,
    value: null,
    inputValue: typed,
    options,
    // They match already, the server's in a way of its own.
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_event, chosen) => {
      onClose();
      chosen?.run();
    },
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  return (
    <>
      <Typed {...getRootProps()}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <input
          {...getInputProps()}
          autoFocus
          aria-label="Search pages, campaigns, and ads"
          placeholder="Search pages, campaigns, and ads"
          maxLength={bounds.NewCampaign.name.maxLength}
        />
      </Typed>
      {problem && (
        <Aside>
          <Notice tone="bad">{problem}</Notice>
        </Aside>
      )}
      <Results {...getListboxProps()} aria-label="Results">
        {groupedOptions.map(({ key, index, group, options: all }) => {
          const Icon = icons[group as Command['group']];
          return (
            <li key={key} role="group" aria-label={group}>
              <strong aria-hidden="true">{group}</strong>
              <ul role="presentation">
                {all.map((option, at) => {
                  const { key: optionKey, ...optionProps } = getOptionProps({ option, index: index + at });
                  return (
                    <li key={optionKey} {...optionProps}>
                      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                      <span>{option.label}</span>
                    </li>
                  );
                })}
              </ul>
            </li>
          );
        })}
      </Results>
      <Aside role="status">
        {isSearching && 'Searching…'}
        {!isSearching && !problem && options.length === 0 && `Nothing matches “${search}”.`}
      </Aside>
    </>
  );
}

const Frame = styled(Dialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 560,
    maxWidth: 'calc(100% - 32px)',
    maxHeight: 'min(560px, calc(100% - 32px))',
    margin: '10vh 16px 16px',
    [belowTablet]: { marginTop: 16 },
  },
});

const Typed = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 16px',
  borderBottom: `1px solid ${tokens.line}`,
  color: tokens.text3,
  '& > svg': { flexShrink: 0 },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 52,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    color: tokens.text,
    '&::placeholder': { color: tokens.text3, opacity: 1 },
  },
});

const Results = styled('ul')({
  margin: 0,
  padding: '4px 8px',
  overflowY: 'auto',
  listStyle: 'none',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& strong': {
    display: 'block',
    padding: '8px 8px 4px',
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 500,
    color: tokens.text3,
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 36,
    padding: '6px 8px',
    borderRadius: 8,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: 0, color: tokens.text3 },
    '&.Mui-focused': { backgroundColor: tokens.muteSoft },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
});

const Aside = styled('div')({ padding: '0 16px 12px', fontSize: 13, lineHeight: '18px', color: tokens.text2 });
