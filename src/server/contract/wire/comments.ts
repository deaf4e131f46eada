import type { AdComment, CommentFields } from '../../modules/proofs/comments.types';
import type { WireTypes } from '../handlers';
import { type Every, expectNothingLeft } from './everyField';

export const toWireComment = (comment: AdComment): Every<WireTypes['AdComment']> => ({
  id: comment.id,
  number: comment.number,
  format: comment.format,
  preview: comment.preview,
  point: comment.point,
  name: comment.name,
  text: comment.text,
  created_at: comment.createdAt.toISOString(),
  resolved_at: comment.resolvedAt?.toISOString() ?? null,
  answers: comment.answers.map(({ id, name, text, createdAt }) => ({
    id,
    name,
    text,
    created_at: createdAt.toISOString(),
  })),
});

export function fromWireComment(body: WireTypes['NewComment']): CommentFields {
  const { name, text, format, preview = 0, point = null, ...rest } = body;
  expectNothingLeft(rest);
  return { name, text, format, preview, point };
}
