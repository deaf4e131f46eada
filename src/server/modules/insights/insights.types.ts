import type { AdviceKind, CampaignInsights } from '../../../ad-kit/statistics/campaignInsights';
import type { AdFigure } from '../../../ad-kit/statistics/compareAds';
import type { WorseAd } from '../../../ad-kit/statistics/worseAd';
import type { CampaignHistory } from '../campaigns/histories.types';

export type AdviceAnswer = 'done' | 'not_now';

/** An advice that is put away. */
export interface AnsweredAdvice {
  campaignId: string;
  kind: AdviceKind;
  answer: AdviceAnswer;
  awayUntil: Date;
}

export type NamedAdFigure = AdFigure & { name: string };

/** Something to do in a campaign. */
export interface CampaignAdvice {
  campaignId: string;
  kind: AdviceKind;
  clicks: number | null;
  ads: (Pick<WorseAd, 'metric'> & { worse: NamedAdFigure; better: NamedAdFigure }) | null;
}

export type CampaignChange = CampaignInsights['changes'][number] & { campaignId: string };

export type JudgedCampaign = Pick<
  CampaignHistory,
  'id' | 'name' | 'platform' | 'budgetCents' | 'startDate' | 'endDate'
> &
  Pick<CampaignInsights, 'numbersUntil' | 'pacing'>;

/** What the numbers of running campaigns say. */
export interface Insights {
  campaigns: JudgedCampaign[];
  /** How many more active campaigns there are. */
  leftOut: number;
  /** The strongest first. */
  changes: CampaignChange[];
  /** The most urgent first. */
  advice: CampaignAdvice[];
  /** How many more pieces of advice there are. */
  moreAdvice: number;
  answered: AnsweredAdvice[];
}
