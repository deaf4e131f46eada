import type { Separator, UtmFields } from '../../../ad-kit/linkBuilder';

export type { UtmFields };

/** What people say of a preset. */
export interface LinkPresetFields {
  name: string;
  utm: UtmFields;
}

export interface NewLinkPreset extends LinkPresetFields {
  id: string;
  workspaceId: string;
  /** The maker's account; null once that is gone. */
  createdBy: string | null;
  createdAt: Date;
}

/** Values that are kept for links to come, as they go into links. */
export type LinkPreset = Omit<NewLinkPreset, 'workspaceId' | 'createdBy'>;

/** How an account writes its links. */
export interface LinkSettings {
  separator: Separator;
}
