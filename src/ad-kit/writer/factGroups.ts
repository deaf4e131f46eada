import { usual } from './brief';
import { rotated } from './lists';
import type { Phrase } from './reading/phrase';
import { isBeside } from './strength';

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

/** So often a fact is told before the others had their turn. */
const mostTellings = 2;

/** Up to so many facts get a description each. */
const mostAlone = usual.description;

/**
 * First, every fact once: each of the stronger half with one of the weaker, and what has to be said, though it is no
 * praise, behind the last ones. After that, every fact that can leads again, and the others last. `start` says which fact
 * stands beside another one; one that makes a sentence with it, by `joins`, comes first.
 */
export function* groupsOf(
  facts: readonly Phrase[],
  start: number,
  joins: (lead: Phrase, other: Phrase) => boolean,
): Generator<Group> {
  const praised = facts.filter(({ isNotice }) => !isNotice);
  const told = praised.length > 0 ? praised : facts;
  const notices = facts.filter((fact) => !told.includes(fact));
  const clear = told.filter((fact) => !isBeside(fact));
  const able = clear.length > 0 ? clear : told;
  const half = Math.max(1, Math.ceil(told.length / 2));
  const leading = told.length > mostAlone ? able.slice(0, half) : able;
  // The strongest leads first; the others take turns, so that another answer is another one.
  const leads = [...leading.slice(0, 1), ...rotated(leading.slice(1), start)];
  const weaker = told.filter((fact) => !leading.includes(fact));
  const tellings = new Map<Phrase, number>();
  for (const [index, lead] of leads.entries()) {
    const paired = weaker.find((other) => joins(lead, other)) ?? weaker[0];
    if (paired) weaker.splice(weaker.indexOf(paired), 1);
    const partner = paired ?? notices[leads.length - 1 - index];
    const mustPair = partner !== undefined;
    const rest = rotated(
      told.filter((fact) => fact !== lead),
      index + start,
    );
    // A fact that stands in every text reads as the answer to everything.
    const fresh = rest.filter((other) => (tellings.get(other) ?? 0) < mostTellings);
    const found = fresh.find((other) => joins(lead, other)) ?? fresh[0] ?? rest[0];
    const other = partner ?? found;
    for (const fact of [lead, other]) if (fact) tellings.set(fact, (tellings.get(fact) ?? 0) + 1);
    yield {
      lead,
      partner: other,
      third: undefined,
      turn: index,
      mustPair,
      isAgain: false,
    };
  }
  for (let round = 1; round <= groupings; round += 1) {
    for (const [index, lead] of rotated(round < groupings ? able : facts, round).entries()) {
      const rest = rotated(
        facts.filter((fact) => fact !== lead),
        index + round + start,
      );
      const [partner] = rest;
      const third = rest.find((fact) => fact !== partner);
      yield { lead, partner, third, turn: index + round, mustPair: false, isAgain: true };
    }
  }
}
