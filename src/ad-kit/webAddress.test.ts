import { withScheme } from './webAddress';

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
