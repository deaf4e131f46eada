import { styled } from '@mui/material/styles';
import {
  type Industry,
  type TemplateCategory,
  useListTemplateCategoriesQuery,
  useListTemplateIndustriesQuery,
} from '../../api/templateLibraryApi';
import { toProblem } from '../../api/problem';
import { ErrorPanel } from '../../components/ErrorPanel';
import { Panel } from '../../components/Panel';
import { SkeletonBlock } from '../../components/SkeletonBlock';
import { formatCount } from '../../lib/numbers';
import { motion, radii, tokens } from '../../theme/tokens';
import { categoryLabel, industryLabel } from './libraryNames';

/** The library's categories; choosing one shows its templates. */
export function CategoryCards({ onChoose }: { onChoose: (category: TemplateCategory) => void }) {
  const { data, error, refetch } = useListTemplateCategoriesQuery();
  if (!data) return <Missing what="Categories" error={error} onRetry={() => void refetch()} />;
  return (
    <Grid>
      {data.map(({ name, count }) => (
        <Card key={name} type="button" onClick={() => onChoose(name)}>
          <strong>{categoryLabel(name)}</strong>
          <span>{countOf(count)}</span>
        </Card>
      ))}
    </Grid>
  );
}

const mostThumbnails = 3;

/** The library's industries, each with what is used most there; choosing one shows its templates. */
export function IndustryCards({ onChoose }: { onChoose: (industry: Industry) => void }) {
  const { data, error, refetch } = useListTemplateIndustriesQuery();
  if (!data) return <Missing what="Industries" error={error} onRetry={() => void refetch()} />;
  return (
    <Grid>
      {data.map(({ name, count, popular_templates: popular }) => (
        <Card key={name} type="button" onClick={() => onChoose(name)}>
          <Thumbnails>
            {popular.slice(0, mostThumbnails).map((template) => (
              <img key={template.id} src={template.thumbnail} alt="" title={template.name} loading="lazy" />
            ))}
          </Thumbnails>
          <strong>{industryLabel(name)}</strong>
          <span>{countOf(count)}</span>
        </Card>
      ))}
    </Grid>
  );
}

function countOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'template' : 'templates'}`;
}

function Missing({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  if (error) {
    return (
      <Panel flush>
        <ErrorPanel title={`Couldn’t load ${what.toLowerCase()}`} detail={toProblem(error).detail} onRetry={onRetry} />
      </Panel>
    );
  }
  return (
    <Grid role="status" aria-label={`Loading ${what.toLowerCase()}`}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <SkeletonBlock key={card} width="100%" height={88} />
      ))}
    </Grid>
  );
}

const Grid = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
});

const Card = styled('button')({
  display: 'grid',
  gap: 2,
  padding: 16,
  border: `1px solid ${tokens.line}`,
  borderRadius: radii.panel,
  backgroundColor: tokens.surface,
  font: 'inherit',
  color: tokens.text,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `background-color ${motion.colourMs}ms ${motion.easing}`,
  '&:hover': { backgroundColor: tokens.hover, borderColor: tokens.strongLine },
  '& strong': { fontSize: 15, lineHeight: '22px', fontWeight: 600 },
  '& > span:last-of-type': { fontSize: 13, lineHeight: '18px', color: tokens.text2 },
});

const Thumbnails = styled('span')({
  display: 'grid',
  gridTemplateColumns: `repeat(${mostThumbnails}, minmax(0, 1fr))`,
  gap: 8,
  height: 112,
  marginBottom: 10,
  padding: 8,
  borderRadius: radii.control,
  backgroundColor: tokens.sunken,
  '& img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' },
});
