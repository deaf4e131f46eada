import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { countOf } from '../../../lib/text';
import { useAppSelector } from '../../../redux/hooks';
import { CopyRows } from '../CopyRows';
import { LoadingRows } from '../LoadingRows';
import { ShownFavorite } from '../ShownFavorite';
import { textsOf } from '../copyKinds';
import { selectHeadlines } from './headlinesSlice';

/** The headlines that were written last. They stay until others are there. */
export function HeadlinesResult() {
  const { shown, status } = useAppSelector(selectHeadlines);
  const isWriting = status === 'writing';
  const texts = shown ? textsOf(shown.headlines, 'headlines') : [];
  const summary = shown ? `Your headlines are here: ${countOf(texts.length, 'headline')}.` : '';
  return (
    <Panel flush title="Your Headlines" aside={<ShownFavorite id={shown?.headlines.id} />}>
      <VisuallyHidden>
        <span role="status">{isWriting ? 'Writing your headlines.' : summary}</span>
      </VisuallyHidden>
      {isWriting && <LoadingRows />}
      {!isWriting && shown && <CopyRows area="headlines" kind="headlines" texts={texts} about={shown.brief} />}
      {!isWriting && !shown && (
        <EmptyState title="Ready to write" text="Tell us what the headlines are for, and up to 20 will appear here." />
      )}
    </Panel>
  );
}
