import { useEffect, useState } from 'react';
import type { CopyTone, TextChange } from '../../../api/aiApi';
import { type Problem, toProblem } from '../../../api/problem';
import { useAppDispatch } from '../../../redux/hooks';
import { type Question, type Suggested, askForTexts } from './askForTexts';
import { keepTone, readTone } from './tone';

type Place = Pick<Question, 'id' | 'format' | 'path'>;

type Answer = { to: Question; suggested?: Suggested; problem?: Problem };

/** Asks for texts at once and whenever the wish changes. Answers to earlier wishes are dropped. */
export function useSuggestions(place: Place) {
  const dispatch = useAppDispatch();
  const [question, setQuestion] = useState<Question>(() => ({
    ...place,
    tone: dispatch(readTone()),
    change: 'another',
    productName: '',
    shown: [],
  }));
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isWanted = true;
    const asking = dispatch(askForTexts(question));
    const hear = (heard: Omit<Answer, 'to'>) => isWanted && setAnswer({ to: question, ...heard });
    asking.unwrap().then(
      (suggested) => hear({ suggested }),
      (error: unknown) => hear({ problem: toProblem(error) }),
    );
    return () => {
      isWanted = false;
      asking.abort();
    };
  }, [dispatch, question]);
  const heard = answer?.to === question ? answer : undefined;
  const suggested = heard?.suggested;
  const texts = [
    ...question.shown,
    ...(suggested !== undefined && suggested !== 'nothing-known' ? suggested.texts : []),
  ];
  const ask = (change: Partial<Question>) => setQuestion({ ...question, ...change });
  return {
    texts,
    tone: question.tone,
    change: question.change,
    isLoading: !heard,
    isNothingKnown: suggested === 'nothing-known',
    problem: heard?.problem,
    onTone: (tone: CopyTone) => {
      dispatch(keepTone(tone));
      ask({ tone, shown: [] });
    },
    onChange: (change: TextChange) => ask({ change, shown: [] }),
    onProduct: (productName: string) => ask({ productName }),
    onMore: () => ask({ shown: texts }),
    onRetry: () => ask({}),
  };
}
