-- A search for "roasters shelf" finds "Roaster’s Shelf": what is searched has no apostrophes any more. The index went
-- with the column and is made again.
ALTER TABLE "library_templates" drop column "search_text";--> statement-breakpoint
ALTER TABLE "library_templates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(name || ' ' || headline || ' ' || description || ' ' || industry || ' ' || target_audience), '''’', '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "library_templates_by_word" ON "library_templates" USING gin ("search_text" gin_trgm_ops);
