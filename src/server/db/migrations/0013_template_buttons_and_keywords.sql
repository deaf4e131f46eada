-- An ad made from a template has a platform's button and a line that Facebook shows whole. A search finds a template by
-- words that stand in no text of it, so what is searched has them too. Its index goes with the column and is made again.
ALTER TABLE "templates" DROP CONSTRAINT "templates_text_length";--> statement-breakpoint
ALTER TABLE "library_templates" ADD COLUMN "short_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_templates" ADD COLUMN "button" text DEFAULT 'LEARN_MORE' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_templates" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_templates" drop column "search_text";--> statement-breakpoint
ALTER TABLE "library_templates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(name || ' ' || headline || ' ' || description || ' ' || industry || ' ' || target_audience || ' ' || keywords), '''’', '')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "library_templates_by_word" ON "library_templates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "short_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "button" text;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_text_length" CHECK (greatest(char_length("templates"."description"), char_length("templates"."body_text")) <= 5000 and greatest(char_length("templates"."subheadline"), char_length("templates"."target_audience"), char_length("templates"."short_description")) <= 300 and greatest(char_length("templates"."cta"), char_length("templates"."button")) <= 60);
