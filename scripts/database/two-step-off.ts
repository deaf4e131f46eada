import { openServices } from './open-services';

/**
 * Turns two-step sign-in off for somebody who has lost the app and all recovery codes: `npm run db:two-step-off -- <email>`.
 * Whoever runs the product makes sure who is asking.
 */
const [email] = process.argv.slice(2);
if (email === undefined) {
  console.error('Whose? npm run db:two-step-off -- mara@example.com');
  process.exit(1);
}
const { database, services } = await openServices();
const isOff = await services.twoStep.turnOffFor(email);
await database.close();
if (isOff) console.log(`Two-step sign-in is off for ${email}. They get an email about it.`);
else {
  console.error(`Two-step sign-in isn’t on for ${email}.`);
  process.exitCode = 1;
}
