import { styled } from '@mui/material/styles';
import { belowWide, tokens } from '../../theme/tokens';

const questions = [
  {
    question: 'Can I change my plan later?',
    answer: 'Yes, anytime. You pay, or are credited, the difference for the rest of the period.',
  },
  { question: 'How can I pay?', answer: 'By card or PayPal, through our card payment provider.' },
  { question: 'Is there a free trial?', answer: 'There is no trial, but the Free plan has no end date.' },
  {
    question: 'What happens when I cancel?',
    answer: 'Paid features stay until the period ends. Then the account moves to Free and keeps its data.',
  },
];

/** What people ask before they pay. */
export function Questions() {
  return (
    <Section aria-labelledby="questions">
      <h2 id="questions">Frequently asked questions</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <Entry key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </Entry>
        ))}
      </div>
    </Section>
  );
}

const Section = styled('section')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 26fr) minmax(0, 74fr)',
  [belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Entry = styled('div')({
  padding: '16px 0',
  '&:first-of-type': { paddingTop: 4 },
  '& + &': { borderTop: `1px solid ${tokens.line}` },
  '& h3': { fontSize: 14, lineHeight: '20px' },
  '& p': { marginTop: 4, color: tokens.text2 },
});
