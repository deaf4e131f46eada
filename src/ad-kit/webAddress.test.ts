import { addressFault, isUnsafeAddress, withScheme } from './webAddress';

it.each([
  ['example.com', 'https://example.com'],
  [' www.halden.example/sale?x=1#top ', 'https://www.halden.example/sale?x=1#top'],
  ['https://halden.example/', 'https://halden.example/'],
  ['http://halden.example/', 'http://halden.example/'],
  ['halden', 'halden'],
  ['halden example.com', 'halden example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['someone@halden.example', 'someone@halden.example'],
  ['', ''],
])('an address without its scheme gets one: %j', (written, address) => expect(withScheme(written)).toBe(address));

it.each([
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'mailto:mara@halden.example',
  'ftp://halden.example',
  '//halden.example',
  '\\\\halden.example',
  'https:halden.example',
  'https:/halden.example',
  'https:///halden.example',
  'https://?a=b',
  'http://name:password@halden.example',
  'https://halden.example@other.example/',
])('an address is refused, finished or not: %j', (address) => {
  expect(isUnsafeAddress(address)).toBe(true);
  expect(addressFault(address)).not.toBeNull();
});

it.each([
  '',
  'halden',
  'h',
  'https:',
  'https:/',
  'https://',
  'HTTPS://Halden.example/@name?to=a@b.example',
  'halden.example:8080/a',
  '{lpurl}?a=b',
  'halden.example/@name',
])('an address may be kept while it is written: %j', (address) => {
  expect(isUnsafeAddress(address)).toBe(false);
});
