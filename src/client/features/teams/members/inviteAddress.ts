/** What is wrong with an address to invite; `undefined` where it has the shape of one: text@text.text without spaces. */
export function faultOfAddress(email: string): string | undefined {
  if (email === '') return 'Please enter an email address';
  const [name, domain, ...more] = email.split('@');
  const isDomain = domain !== undefined && domain.slice(1, -1).includes('.');
  return name && isDomain && more.length === 0 && !/\s/.test(email) ? undefined : 'Please enter a valid email address';
}
