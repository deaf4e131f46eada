import fc from 'fast-check';
import { copyName } from './copyName';

it('says that it is a copy', () => {
  expect(copyName('Free Shipping Week')).toBe('Free Shipping Week (copy)');
  expect(copyName('Free Shipping Week (copy)')).toBe('Free Shipping Week (copy) (copy)');
});

it('never makes a name too long, and never cuts a character in half', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (name) => {
      const copy = copyName([...name].slice(0, 120).join(''));
      expect([...copy].length).toBeLessThanOrEqual(120);
      expect(copy).toMatch(/ \(copy\)$/);
      expect(/\p{Surrogate}/u.test(copy)).toBe(false);
    }),
  );
});
