import { defineConfig } from 'drizzle-kit';

/** The check of the migrations lets the generator write into a copy, and its test gives it other tables. */
export default defineConfig({
  dialect: 'postgresql',
  schema: process.env.TABLES?.split(',') ?? './src/server/db/tables/*.ts',
  out: process.env.MIGRATIONS_DIR ?? './src/server/db/migrations',
});
