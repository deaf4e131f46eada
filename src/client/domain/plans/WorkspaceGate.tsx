import { Blurbs } from './Blurbs';
import { ClosedGate } from './PlanGate';
import type { WorkspacePlan } from './useWorkspacePlan';

type Props = {
  plan: WorkspacePlan;
  title: string;
  /** What isn't included, within a sentence. */
  feature: string;
  /** Which plans include it. */
  text: string;
  blurbs: readonly { title: string; text: string }[];
};

/** Shown in place of a page that the workspace's plan leaves out: what it brings, and to who pays, how to get it. */
export function WorkspaceGate({ plan: { team, role }, title, feature, text, blurbs }: Props) {
  const details = <Blurbs blurbs={blurbs} />;
  return team && role !== 'owner' ? (
    <ClosedGate
      title={title}
      text={`${team.owner.full_name}’s plan, which covers ${team.name}, doesn’t include ${feature}.`}
      details={details}
    />
  ) : (
    <ClosedGate title={title} text={text} buttonLabel="See plans" details={details} />
  );
}
