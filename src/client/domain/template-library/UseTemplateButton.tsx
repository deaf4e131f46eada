import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LibraryTemplate } from '../../api/templateLibraryApi';
import { HeldButton } from '../../components/HeldButton';
import { usePlansAddress } from '../plans/usePlansAddress';

type Props = {
  template: LibraryTemplate;
  /** The template that is being used. */
  busyId: string | undefined;
  onUse: (template: LibraryTemplate) => void;
  /** Why it can't be used: the person's role. */
  hindrance: string | undefined;
  /** `soft` on cards, where the drawing leads. */
  variant?: 'soft' | 'contained';
  label?: string;
};

/** Uses the template; where the plan lacks it, leads to the plans and back; where the role does, says so. */
export function UseTemplateButton(props: Props) {
  const { template, busyId, onUse, hindrance, variant = 'soft', label = 'Use Template' } = props;
  const plansAddress = usePlansAddress();
  if (template.locked) {
    return (
      <Button
        variant={variant}
        component={Link}
        to={plansAddress}
        aria-label={`Unlock ${template.name}`}
        startIcon={<Lock size={14} strokeWidth={1.75} aria-hidden="true" />}
      >
        Unlock
      </Button>
    );
  }
  return (
    <HeldButton
      hindrance={hindrance}
      hintEdge="right"
      variant={variant}
      busy={busyId === template.id}
      busyLabel="Adding…"
      disabled={busyId !== undefined}
      aria-label={`${label}: ${template.name}`}
      // The second click of a double click may come after the first use is done; it is no second use.
      onClick={({ detail: clicks }) => clicks < 2 && onUse(template)}
    >
      {label}
    </HeldButton>
  );
}
