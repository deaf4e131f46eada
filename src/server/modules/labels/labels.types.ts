/** What takes labels. */
export type Labeled = 'campaign' | 'ad';

/** A label, and how many campaigns and ads have it. */
export interface LabelUse {
  label: string;
  campaigns: number;
  ads: number;
}

export interface LabelWish {
  add: string[];
  /** Where a label is in both, it is removed. */
  remove: string[];
}
