import { type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { formatName } from '../../../ad-kit/formats';
import type { BulkFileLeftOut, BulkFilePreview } from '../../api/adsApi';
import { SentenceList } from '../../components/SentenceList';
import { paths } from '../../lib/paths';
import { countOf } from '../../lib/text';
import { tokens } from '../../theme/tokens';

type Props = {
  preview: BulkFilePreview;
  /** The person goes to an ad instead. */
  onLeave: () => void;
};

/** What goes into a file for an ads manager, what stays and why, and what to fill in over there. */
export function BulkFileContents({ preview, onLeave }: Props) {
  const { ads, left_out: leftOut, links_with_own_content: ownContents, beyond, notes } = preview;
  return (
    <Parts>
      {ads.length > 0 ? (
        <Part title={`${countOf(ads.length, 'ad')} in this file`}>
          <p>These names show up in your reports, and in each link as utm_content.</p>
          <Names>
            {ads.map(({ key }) => (
              <li key={key}>{key}</li>
            ))}
          </Names>
          {ownContents > 0 && (
            <p>{`${countOf(ownContents, 'link keeps', 'links keep')} the utm_content you set instead.`}</p>
          )}
        </Part>
      ) : (
        <Part title="No ads are ready for this file">
          <p>{leftOut.length > 0 ? 'Fix what’s listed below, then export again.' : 'Write an ad first.'}</p>
        </Part>
      )}
      {beyond > 0 && <p>{`A file holds the 100 ads edited last. ${countOf(beyond, 'older ad')} won’t be in it.`}</p>}
      {leftOut.length > 0 && (
        <Part title={`${countOf(leftOut.length, 'ad')} left out`}>
          <LeftOut>
            {leftOut.map((one) => (
              <LeftOutRow key={`${one.ad_id} ${one.format}`} one={one} onLeave={onLeave} />
            ))}
          </LeftOut>
        </Part>
      )}
      {ads.length > 0 && (
        <Part title="To fill in after the import">
          <SentenceList text={notes.join('\n')} />
        </Part>
      )}
    </Parts>
  );
}

function LeftOutRow({ one, onLeave }: { one: BulkFileLeftOut; onLeave: () => void }) {
  return (
    <li>
      <Link to={paths.ad(one.ad_id)} onClick={onLeave}>
        {one.format ? `${one.name}: ${formatName(one.format)}` : one.name}
      </Link>
      <SentenceList text={one.reasons.join('\n')} />
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

const Parts = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& h3': { marginBottom: 4, fontSize: 15, lineHeight: '22px', letterSpacing: '-.01em' },
  '& p': { color: tokens.text2 },
});

const Names = styled('ul')({ margin: '8px 0 0', paddingLeft: 18, listStyle: 'disc', '& + p': { marginTop: 8 } });

const LeftOut = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { color: tokens.text2 },
  '& > li > a': { display: 'block', width: 'fit-content' },
});
