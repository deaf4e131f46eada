/** What people say of a view. */
export interface ViewFields {
  name: string;
  /** What the page is asked for, as in its address. */
  query: string;
}

/** A view of the numbers that is kept under a name. */
export interface SavedView extends ViewFields {
  id: string;
  createdAt: Date;
}

export interface NewView extends SavedView {
  workspaceId: string;
  /** The maker's account; null once that is gone. */
  createdBy: string | null;
}
