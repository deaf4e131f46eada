import { adTitle } from '../../../ad-kit/variants';
import { formatDay } from '../../lib/days';
import type { SavedAd } from '../ads/ads.types';
import type { DecisionsRepository } from './decisions.repository';
import type { Decision } from './decisions.types';

/** What is needed to say what was decided on an ad. */
export interface DecisionSheetSource {
  decisions: Pick<DecisionsRepository, 'latest'>;
}

/** What a client decided last on an ad, to be filed with its files; empty for nothing. */
export async function lastDecisionSheet({ decisions }: DecisionSheetSource, ad: SavedAd): Promise<string> {
  const [decision] = await decisions.latest([ad.id]);
  return decision ? decisionSheet(decision, ad) : '';
}

/** What a client decided on an ad, to be filed with its files. */
export function decisionSheet(decision: Decision, ad: SavedAd): string {
  const { note, version } = decision;
  const paragraphs = [
    adTitle(ad.name, ad.variantName),
    whatWhoWhen(decision).join('\n'),
    ...(note === '' ? [] : [note]),
    version === ad.version
      ? 'The files here are the version that this is about.'
      : 'The ad was changed since. The files here are not the version that this is about.',
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** The same line by line, for a document that shows the current version of the ad. */
export const decisionLines = (decision: Decision, isCurrent: boolean): string[] => [
  ...whatWhoWhen(decision),
  ...decision.note.split('\n').filter((line) => line.trim() !== ''),
  isCurrent ? 'The ad is the version that this is about.' : 'The ad was changed since.',
];

function whatWhoWhen({ kind, name, email, createdAt }: Decision): string[] {
  const isChecked =
    email === null
      ? ' (as typed on the link’s page; names aren’t verified)'
      : `, ${email} (email confirmed with a code)`;
  const time = `${formatDay(createdAt)}, ${createdAt.toISOString().slice(11, 16)} UTC`;
  return [
    kind === 'approved' ? 'Approved' : 'Changes asked',
    `By: ${name.replaceAll(/\s+/g, ' ')}${isChecked}`,
    `On: ${time}`,
  ];
}
