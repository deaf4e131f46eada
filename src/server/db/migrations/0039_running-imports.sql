-- An import of several parts is not undone while further ones are on their way.
ALTER TABLE "report_imports" ADD COLUMN "runs_until" timestamp (3) with time zone;