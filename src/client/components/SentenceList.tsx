import { styled } from '@mui/material/styles';

/** Sentences that stand one a line in a text: several as a list, one as it is. */
export function SentenceList({ text }: { text: string }) {
  const sentences = text.split('\n');
  if (sentences.length === 1) return text;
  return (
    <List>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

const List = styled('ul')({ margin: 0, paddingLeft: 18, listStyle: 'disc', '& > li + li': { marginTop: 4 } });
