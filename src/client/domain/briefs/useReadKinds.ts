import { useEffect, useState } from 'react';
import { type BenefitKind, useReadBenefitsMutation } from '../../api/aiApi';
import { useAiAccess } from '../plans/useAiAccess';
import { useWorkspace } from '../teams/workspace';
import { type Kinds, benefitsOf, kindsByBenefit, restMs } from './benefits';

/** What the writer reads benefits as, asked once they rest. Where it can't be asked, nothing is known. */
export function useReadKinds(typed: readonly string[]): Kinds {
  const [kinds, setKinds] = useState<Kinds>({});
  const [readBenefits] = useReadBenefitsMutation();
  const { teamId } = useWorkspace();
  const { isOpen } = useAiAccess();
  // One text, so that it is the same as long as the benefits are.
  const asked = [...new Set(benefitsOf(typed))].join('\n');
  useEffect(() => {
    if (asked === '' || !isOpen) return undefined;
    const benefits = asked.split('\n');
    let isWanted = true;
    const timer = setTimeout(() => {
      const workspace = teamId === undefined ? {} : { teamId };
      void readBenefits({ ...workspace, benefitsToRead: { key_benefits: benefits } }).then(({ data }) => {
        // Another backend may answer otherwise.
        const read: BenefitKind[] | undefined = data?.kinds;
        if (isWanted && read) setKinds(kindsByBenefit(benefits, read));
      });
    }, restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, isOpen, teamId, readBenefits]);
  return kinds;
}
