import { openServices } from './open-services';

const { database, services } = await openServices();
const { account, token } = await services.auth.startDemo({
  address: '127.0.0.1',
  userAgent: 'db:seed',
  deviceToken: undefined,
});
await database.close();
console.log(
  `${account.fullName} <${account.email}> has sample data. Token, valid for 30 days of not being used:\n${token}`,
);
