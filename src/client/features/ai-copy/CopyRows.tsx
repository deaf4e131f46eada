import { styled } from '@mui/material/styles';
import type { ActionMenuItem } from '../../components/ActionMenuList';
import { useMay } from '../../domain/teams/useMay';
import { useInAdItem } from '../../domain/use-in-ad/useInAdItem';
import { useAppDispatch, useAppSelector } from '../../redux/hooks';
import { tokens } from '../../theme/tokens';
import type { CopyKind, CountedText } from './copyKinds';
import { TextRow } from './rows/TextRow';
import {
  type RowKey,
  type TextArea,
  changeRequested,
  changeStopped,
  changeUndone,
  selectTextRows,
} from './rows/textRowsSlice';
import { type About, type TextTool, toolsFor, usualAdType, wireKinds, wishOf } from './rows/textTools';

type Props = {
  area: TextArea;
  kind: CopyKind;
  /** As they were written. */
  texts: readonly CountedText[];
  /** What they are about; `null` where that is not known, and then nothing can be changed. */
  about: About | null;
};

/** Texts of one kind, each with its length and what can be done with it. */
export function CopyRows({ area, kind, texts, about }: Props) {
  const dispatch = useAppDispatch();
  const maySuggest = useMay('suggestTexts');
  const useInAd = useInAdItem();
  const { rows, isOffered } = useAppSelector(selectTextRows);
  if (texts.length === 0) return <None>Nothing of this type was written.</None>;
  const keyOf = (at: number): RowKey => `${area}:${kind}:${at}`;
  const shown = texts.map((text, at) => rows[keyOf(at)]?.versions.at(-1) ?? text);
  const handleTool = (at: number, tool: TextTool) => {
    const text = shown[at]?.text;
    if (!about || text === undefined) return;
    const before = [texts[at], ...(rows[keyOf(at)]?.versions ?? [])].map((version) => version?.text ?? '');
    const avoid = [...before, ...shown.map((other) => other.text)];
    dispatch(changeRequested({ key: keyOf(at), wish: wishOf({ about, kind, tool, text, avoid }) }));
  };
  const toolItems = (at: number, asked: About): ActionMenuItem[] =>
    isOffered
      ? toolsFor(asked).map(({ tool, label }) => ({
          label,
          disabled: rows[keyOf(at)]?.isBusy ?? false,
          onSelect: () => handleTool(at, tool),
        }))
      : [];
  const adItemOf = ({ text }: CountedText, { platform, ad_type: adType = usualAdType }: About): ActionMenuItem => {
    // The other items have no icon to stand below.
    const { label, onSelect } = useInAd.menuItem({ kind: wireKinds[kind], text, platform, adType });
    return { label, onSelect };
  };
  return (
    <>
      <ul>
        {shown.map((text, at) => (
          <TextRow
            key={at}
            {...text}
            title={kind === 'full_ad_copy' ? `Ad Variation ${at + 1}` : undefined}
            state={rows[keyOf(at)]}
            menu={about && maySuggest ? [...toolItems(at, about), adItemOf(text, about)] : []}
            onStop={() => dispatch(changeStopped({ key: keyOf(at) }))}
            onUndo={() => dispatch(changeUndone({ key: keyOf(at) }))}
          />
        ))}
      </ul>
      {useInAd.dialog}
    </>
  );
}

const None = styled('p')({ padding: 20, color: tokens.text2 });
