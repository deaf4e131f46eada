import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Columns3, Pencil, Plus, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { AdFormat } from '../../../../ad-kit/ad';
import { mostVariants } from '../../../../ad-kit/variants';
import { type SavedAd, useDeleteAdMutation } from '../../../api/adsApi';
import { ActionMenu } from '../../../components/ActionMenu';
import { HeldButton } from '../../../components/HeldButton';
import { useMay } from '../../../domain/teams/useMay';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../redux/hooks';
import { belowTablet, belowWide, radii, tokens } from '../../../theme/tokens';
import { saveAd } from '../state/adEditorThunks';
import { RenameVariantDialog } from './RenameVariantDialog';
import { useAddVariant } from './useAddVariant';

type Props = { id: string; variants: readonly SavedAd[] };

type BarProps = Props & {
  /** Shown first of the variant that one goes to. */
  format: AdFormat;
};

/** The ad's variants, to go from one to another, with what can be done to the one that is open. */
export function VariantBar({ id, variants, format }: BarProps) {
  const mayEdit = useMay('addVariant');
  const namesRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const names = namesRef.current;
    const current = names?.querySelector<HTMLElement>('[aria-current]');
    // Names that don't fit are scrolled sideways; scrolling into view would move the page too.
    if (names && current) names.scrollLeft = current.offsetLeft - (names.clientWidth - current.offsetWidth) / 2;
  }, [id]);
  return (
    <Row aria-label="Variants">
      <Names ref={namesRef}>
        {variants.map(({ id: one, variant_name: name }) => (
          <li key={one}>
            <Name
              to={paths.ad(one)}
              state={{ format }}
              title={name ?? ''}
              aria-current={one === id ? 'page' : undefined}
            >
              {name}
            </Name>
          </li>
        ))}
      </Names>
      {mayEdit && <Changes id={id} variants={variants} />}
      <Compare component={Link} to={paths.variants(id)} variant="soft" size="small">
        <Columns3 size={14} strokeWidth={1.75} aria-hidden="true" />
        <Words>Compare Variants</Words>
      </Compare>
    </Row>
  );
}

function Changes({ id, variants }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { add, isBusy } = useAddVariant(id);
  const [remove] = useDeleteAdMutation();
  const [isRenaming, setIsRenaming] = useState(false);
  const at = variants.findIndex((one) => one.id === id);
  const name = variants[at]?.variant_name ?? '';
  const next = variants[at + 1] ?? variants[at - 1];
  const handleRemove = async () => {
    // So that what Undo brings back is what was there.
    await dispatch(saveAd(id));
    const { error } = await remove({ id });
    if (!error && next) await navigate(paths.ad(next.id));
  };
  return (
    <>
      <Add
        variant="text"
        size="small"
        busy={isBusy}
        hintEdge="right"
        hindrance={variants.length < mostVariants ? undefined : `An ad can have up to ${mostVariants} variants.`}
        onClick={add}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden="true" />
        <Words>Add Variant</Words>
      </Add>
      <ActionMenu
        label={`Actions for variant ${name}`}
        items={[
          { label: 'Rename…', icon: Pencil, onSelect: () => setIsRenaming(true) },
          { label: 'Remove', icon: Trash2, destructive: true, onSelect: () => void handleRemove() },
        ]}
      />
      {isRenaming && <RenameVariantDialog id={id} name={name} onClose={() => setIsRenaming(false)} />}
    </>
  );
}

const Row = styled('nav')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 45,
  padding: '0 24px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.surface,
  [belowWide]: { minHeight: 51 },
  [belowTablet]: { padding: '0 16px', gap: 4 },
  '& > :not(ul)': { flexShrink: 0 },
  // The editor's bar, which is above, covers what would stand over this one.
  '& [role="tooltip"]': { zIndex: 3, top: 'calc(100% + 6px)', bottom: 'auto' },
});

/** Phones show the icon alone. */
const Words = styled('span')({
  [belowTablet]: { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

const Names = styled('ul')({
  position: 'relative',
  display: 'flex',
  gap: 4,
  minWidth: 0,
  // Room for the focus ring.
  padding: 3,
  margin: -3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

const Name = styled(Link)({
  display: 'block',
  minWidth: 32,
  maxWidth: '18ch',
  padding: '5px 10px',
  overflow: 'hidden',
  borderRadius: radii.control,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  textAlign: 'center',
  textDecoration: 'none',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: tokens.text2,
  [belowWide]: { minWidth: 44, padding: '13px 10px' },
  '&:hover': { backgroundColor: tokens.hover, color: tokens.text },
  '&[aria-current]': { backgroundColor: tokens.selected, color: tokens.text },
});

const Add = styled(HeldButton)({ [belowTablet]: { minWidth: 44, paddingInline: 0 } });

const Compare = styled(Button)({
  marginLeft: 'auto',
  gap: 6,
  [belowTablet]: { minWidth: 44, paddingInline: 0 },
}) as typeof Button;
