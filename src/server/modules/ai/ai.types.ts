import type { Copy, CopyBrief, CopyKind } from '../../../ad-kit/writer/brief';

export type { Copy, CopyBrief, CopyKind };

/** What headlines alone are asked for by. */
export type HeadlinesBrief = Pick<CopyBrief, 'productName' | 'targetAudience' | 'platform' | 'tone'> & {
  /** How many are wanted. */
  count: number;
};

/** What was asked for, and what was written for it. */
export type Writing =
  | { kind: 'ad_copy'; request: CopyBrief; response: Copy }
  | { kind: 'headlines'; request: HeadlinesBrief; response: Pick<Copy, 'headline'> };

/** Something that was written. */
export type Generation<Kind extends Writing['kind'] = Writing['kind']> = Extract<Writing, { kind: Kind }> & {
  id: string;
  createdAt: Date;
};

/** Whose a generation is. */
export interface GenerationOwner {
  workspaceId: string;
  /** The maker's account. */
  createdBy: string;
  /** The account whose quota it took. */
  payerId: string;
}

/** How much is written at the cost of an account. */
export interface AiUsage {
  /** In this calendar month (UTC), deleted generations included. */
  thisMonth: number;
  /** Ever, deleted ones included. */
  total: number;
  /** 0 where the plan includes no AI copy. */
  monthlyLimit: number;
  resetsAt: Date;
  /** What writes. */
  label: string;
}
