-- Searches of the library ask an index in memory: comparing trigrams took the database 50 to 100 ms for eight misspelled
-- words. The extension stays, because earlier migrations need it.
DROP INDEX "library_templates_by_word";--> statement-breakpoint
ALTER TABLE "library_templates" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "library_templates" DROP COLUMN "keywords";
