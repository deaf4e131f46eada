import { styled } from '@mui/material/styles';
import { belowTablet, radii } from '../../theme/tokens';
import admitOne from './library-admit-one.svg';
import halfMoon from './library-half-moon.svg';
import round from './library-round-for-a-reason.svg';
import sale from './library-sale-in-triplicate.svg';

const posters = [
  { picture: sale, about: 'a winter coat sale' },
  { picture: round, about: 'a pizzeria' },
  { picture: admitOne, about: 'an open studio night' },
  { picture: halfMoon, about: 'a dentist' },
];

/** Four drawings of the library, as it draws them. */
export function LibraryPosters() {
  return (
    <Row aria-label="Templates from the library">
      {posters.map(({ picture, about }) => (
        <li key={about}>
          <img src={picture} alt={`Template for ${about}`} loading="lazy" />
        </li>
      ))}
    </Row>
  );
}

const Row = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 12,
  [belowTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& img': { display: 'block', width: '100%', aspectRatio: '1', borderRadius: radii.chip },
});
