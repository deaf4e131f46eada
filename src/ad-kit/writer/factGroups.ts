import { usual } from './brief';
import { rotated } from './lists';
import type { Phrase } from './reading/phrase';

/** Facts that are told together. */
export type Group = {
  lead: Phrase;
  partner: Phrase | undefined;
  third: Phrase | undefined;
  turn: number;
  /** The partner leads nowhere, so it is told here before a hook is. */
  mustPair: boolean;
  /** The lead has led before, so it is told the other way round. */
  isAgain: boolean;
};

/** So often every fact leads again, each time beside another one. */
const groupings = 5;

/** Up to so many facts get a description each. */
const mostAlone = usual.description;

/**
 * First, every fact once: each of the stronger half with one of the weaker, and what has to be said, though it is no
 * praise, behind the last ones. After that, every fact leads once. `start` says which fact stands beside another one.
 */
export function* groupsOf(facts: readonly Phrase[], start: number): Generator<Group> {
  const praised = facts.filter(({ isNotice }) => !isNotice);
  const told = praised.length > 0 ? praised : facts;
  const notices = facts.filter((fact) => !told.includes(fact));
  const half = Math.max(1, Math.ceil(told.length / 2));
  const leading = told.length > mostAlone ? told.slice(0, half) : told;
  // The strongest leads first; the others take turns, so that another answer is another one.
  const leads = [...leading.slice(0, 1), ...rotated(leading.slice(1), start)];
  for (const [index, lead] of leads.entries()) {
    const paired = told.length > mostAlone ? told[half + index] : undefined;
    const partner = paired ?? notices[leads.length - 1 - index];
    const mustPair = partner !== undefined;
    const rest = told.filter((fact) => fact !== lead);
    yield {
      lead,
      partner: partner ?? rest[(index + start) % Math.max(1, rest.length)],
      third: undefined,
      turn: index,
      mustPair,
      isAgain: false,
    };
  }
  for (let round = 1; round <= groupings; round += 1) {
    for (const [index, lead] of rotated(facts, round).entries()) {
      const rest = facts.filter((fact) => fact !== lead);
      const partner = rest[(index + round + start) % Math.max(1, rest.length)];
      const third = rest.find((fact) => fact !== partner);
      yield { lead, partner, third, turn: index + round, mustPair: false, isAgain: true };
    }
  }
}
