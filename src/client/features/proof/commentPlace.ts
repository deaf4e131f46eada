import type { NewComment } from '../../api/proofsApi';

/** What a new comment is about; without a format, the person chooses one. */
export type CommentPlace = Pick<NewComment, 'point'> & Partial<Pick<NewComment, 'format' | 'preview'>>;
