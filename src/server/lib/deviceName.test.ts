import { deviceName } from './deviceName';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is called by what a person recognises', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
