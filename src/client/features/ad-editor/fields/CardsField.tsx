import { memo } from 'react';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { AdFormat, CarouselCard } from '../../../../ad-kit/ad';
import { countsOf, limitsOf } from '../../../../ad-kit/limits';
import { AddButton } from '../../../components/AddButton';
import { IconButton } from '../../../components/IconButton';
import { tokens } from '../../../theme/tokens';
import type { FieldValue } from '../../../domain/ads/fieldPaths';
import { AdTextField } from './AdTextField';
import { FieldSection } from './FieldSection';
import { ListFindings } from './ListFindings';
import { PictureField } from './PictureField';
import { type FindingsByPath, fieldId, findingsAt } from './findingsAt';

type Props = {
  format: AdFormat;
  cards: readonly CarouselCard[];
  findings: FindingsByPath;
  onEdit: (path: string, value: FieldValue) => void;
};

const emptyCard: CarouselCard = { headline: '', description: '', final_url: '', image: null };

/** The cards of a carousel, in their order. */
export const CardsField = memo(function CardsField({ format, cards, findings, onEdit }: Props) {
  const { min, max } = countsOf(format, 'cards');
  const move = (from: number, to: number) => {
    const moved = cards[from];
    if (moved) onEdit('cards', cards.filter((_, at) => at !== from).toSpliced(to, 0, moved));
  };
  return (
    <FieldSection title="Cards" aside={`${cards.length} of ${max} (min ${min})`}>
      {cards.map((card, index) => (
        <Card key={index} role="group" aria-label={`Card ${index + 1}`}>
          <Head>
            <h4>{`Card ${index + 1}`}</h4>
            <IconButton
              label={`Move card ${index + 1} up`}
              icon={ArrowUp}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              label={`Move card ${index + 1} down`}
              icon={ArrowDown}
              disabled={index === cards.length - 1}
              onClick={() => move(index, index + 1)}
            />
            {cards.length > min && (
              <IconButton
                label={`Remove card ${index + 1}`}
                icon={X}
                onClick={() =>
                  onEdit(
                    'cards',
                    cards.filter((_, at) => at !== index),
                  )
                }
              />
            )}
          </Head>
          <CardText {...{ format, index, card, findings, onEdit }} name="headline" label="Headline" />
          <CardText {...{ format, index, card, findings, onEdit }} name="description" label="Description" />
          <CardText {...{ format, index, card, findings, onEdit }} name="final_url" label="Final URL" isLink />
          <PictureField
            format={format}
            path={`cards[${index}].image`}
            label="Image"
            value={card.image}
            findings={findings}
            onEdit={onEdit}
          />
        </Card>
      ))}
      <ListFindings id={fieldId(format, 'cards')} findings={findingsAt(findings, 'cards')} />
      {cards.length < max && (
        <AddButton
          variant="text"
          startIcon={<Plus size={16} strokeWidth={1.75} />}
          onClick={() => onEdit('cards', [...cards, emptyCard])}
        >
          Add card
        </AddButton>
      )}
    </FieldSection>
  );
});

type TextProps = Pick<Props, 'format' | 'findings' | 'onEdit'> & {
  index: number;
  card: CarouselCard;
  name: 'headline' | 'description' | 'final_url';
  label: string;
  isLink?: boolean;
};

function CardText({ format, index, card, name, label, findings, onEdit, isLink = false }: TextProps) {
  const path = `cards[${index}].${name}`;
  return (
    <AdTextField
      id={fieldId(format, path)}
      label={label}
      path={path}
      value={card[name]}
      limits={limitsOf(format, `cards.${name}`)}
      findings={findingsAt(findings, path)}
      onEdit={onEdit}
      isLink={isLink}
      suggests={isLink ? undefined : `${name} for card ${index + 1}`}
      {...(isLink ? { placeholder: 'Where the ad links to' } : {})}
    />
  );
}

const Card = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '8px 0 16px',
  borderBottom: `1px solid ${tokens.line}`,
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '& h4': { marginRight: 'auto', fontSize: 13, lineHeight: '18px', fontWeight: 600 },
});
