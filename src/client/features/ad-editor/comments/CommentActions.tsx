import { type SubmitEvent, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { bounds } from '../../../api/bounds';
import { problemOf } from '../../../api/problem';
import { type AdComment, useAnswerAdCommentMutation, useResolveAdCommentMutation } from '../../../api/proofsApi';
import { BusyButton } from '../../../components/BusyButton';
import { Notice } from '../../../components/Notice';
import { Row } from '../../../components/Row';
import { TextField } from '../../../components/TextField';
import { useMay } from '../../../domain/teams/useMay';

type Props = { adId: string; comment: AdComment };

/** Answers a comment, and resolves or reopens it. Viewers read only. */
export function CommentActions({ adId, comment: { id, number, resolved_at: resolvedAt } }: Props) {
  const mayAnswer = useMay('answerAdComment');
  const mayResolve = useMay('resolveAdComment');
  const [isAnswering, setIsAnswering] = useState(false);
  const [resolve, { isLoading, error }] = useResolveAdCommentMutation();
  const isOpen = resolvedAt === null;
  if (isAnswering) return <AnswerForm {...{ adId, id, number }} onDone={() => setIsAnswering(false)} />;
  return (
    <>
      <Row>
        {mayAnswer && isOpen && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`Answer comment ${number}`}
            onClick={() => setIsAnswering(true)}
          >
            Answer
          </Button>
        )}
        {mayResolve && (
          <BusyButton
            variant="text"
            size="small"
            busy={isLoading}
            aria-label={`${isOpen ? 'Resolve' : 'Reopen'} comment ${number}`}
            onClick={() => void resolve({ id: adId, commentId: id, commentResolution: { resolved: isOpen } })}
          >
            {isOpen ? 'Resolve' : 'Reopen'}
          </BusyButton>
        )}
      </Row>
      {error && <Notice tone="bad">{problemOf(error)?.detail}</Notice>}
    </>
  );
}

type FormProps = { adId: string; id: string; number: number; onDone: () => void };

/** What is refused stays typed. */
function AnswerForm({ adId, id, number, onDone }: FormProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [answer, { isLoading, error }] = useAnswerAdCommentMutation();
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    if (text.trim() === '') return setFault('Please write an answer.');
    const { data } = await answer({ id: adId, commentId: id, newCommentAnswer: { text } });
    if (data) onDone();
  };
  const { maxLength } = bounds.NewCommentAnswer.text;
  return (
    <Form onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={`Answer to comment ${number}`}
        autoComplete="off"
        multiline
        minRows={2}
        autoFocus
        hint="Whoever has the link sees it, with your name."
        maxLength={maxLength}
        counter={{ length: text.length, max: maxLength }}
        value={text}
        error={fault ?? problemOf(error)?.detail}
        onChange={(typed) => {
          setText(typed);
          setFault(undefined);
        }}
      />
      <Row>
        <BusyButton type="submit" size="small" busy={isLoading} busyLabel="Sending…">
          Send answer
        </BusyButton>
        <Button variant="text" size="small" onClick={onDone}>
          Cancel
        </Button>
      </Row>
    </Form>
  );
}

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  marginTop: 6,
});
