import { ownerOf } from '../builders';
import type { FullAccount } from '../fullAccount';
import type { Arg, Mutation, Query } from './queries';

interface Change<Op extends Mutation> {
  arg: (full: FullAccount) => Arg<Op>;
  /** Prepares the account. */
  before?: (full: FullAccount) => void;
  /** What may be asked again although its answer is the same here; all whose answer is another one is asked anyway. */
  mayAsk?: readonly Query[];
  /** For a change that starts or ends a session: the whole cache is dropped. */
  session?: true;
}

/** Every change, and what becomes of it. */
export type Changes = { [Op in Mutation]: Change<Op> };

export const paysForBusiness = ({ fake }: FullAccount) => {
  fake.account.user.subscription_plan = 'business';
};

/** Makes the account the team's owner, on a plan that includes teams. */
export function ownsTeam({ fake, team }: FullAccount) {
  fake.account.user.subscription_plan = 'business';
  team.owner = ownerOf(fake.account.user);
  team.members = team.members.filter(({ user_id }) => user_id !== fake.account.user.id);
}
