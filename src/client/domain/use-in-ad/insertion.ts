import type { Ad } from '../../../ad-kit/ad';
import { callsToAction } from '../../../ad-kit/callsToAction';
import type { FieldValue } from '../../../ad-kit/fieldValues';
import { formats, formatName } from '../../../ad-kit/formats';
import { platformNames } from '../../../ad-kit/platforms';
import { type Choice, type Insertion, type WrittenText, intoAd, placesTaken } from '../../../ad-kit/writer/intoAd';
import { nearestCall } from '../../../ad-kit/writer/nearestCall';

/** What would become of a written text in an ad. */
export type PlannedInsertion = Insertion & {
  /** The ad with the text in it; choices that are still open have their default. */
  choice: Choice;
  /** The texts of which one has to be replaced. */
  taken: readonly FieldValue[];
  /** Whether none of the platform's buttons fits the text, so that the person has to choose one. */
  isCallOpen: boolean;
  /** Why nothing can be put in; `undefined` where it can. */
  refusal: string | undefined;
};

export function insertionOf(ad: Ad, written: WrittenText, choice: Choice): PlannedInsertion {
  const isCall = written.kind === 'callToAction' && callsToAction[formats[ad.format].platform].length > 0;
  const nearest = isCall ? nearestCall(written.text, formats[ad.format].platform) : null;
  const call = choice.call ?? nearest ?? undefined;
  const decided = { ...choice, ...(call === undefined ? {} : { call }) };
  const insertion = intoAd(ad, written, decided);
  const hasButton = 'call_to_action' in ad;
  return {
    ...insertion,
    choice: decided,
    taken: placesTaken(ad, written),
    isCallOpen: isCall && hasButton && nearest === null,
    refusal: insertion.ad === ad ? refusalOf(ad, written, hasButton, call) : undefined,
  };
}

function refusalOf({ format }: Ad, { kind }: WrittenText, hasButton: boolean, call: string | undefined): string {
  if (kind === 'callToAction' && !hasButton) {
    return `An ad for ${formatName(format)} has no button. Please choose another format.`;
  }
  if (kind === 'callToAction' && call === undefined) {
    return `No button of ${platformNames[formats[format].platform]} says this. Please choose the closest one.`;
  }
  return 'The ad already says this.';
}
