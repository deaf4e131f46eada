-- The template library and accounts' own templates. The library's rows are not made here: they come with the program at
-- every start, so that a text can be corrected without a migration. pg_trgm finds words that are slightly misspelt.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "library_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"format" text NOT NULL,
	"headline" text NOT NULL,
	"subheadline" text NOT NULL,
	"body_text" text NOT NULL,
	"cta" text NOT NULL,
	"target_audience" text NOT NULL,
	"best_platforms" jsonb NOT NULL,
	"artwork" jsonb NOT NULL,
	"category" text NOT NULL,
	"industry" text NOT NULL,
	"conversion_tips" jsonb NOT NULL,
	"is_basic" boolean NOT NULL,
	"position" integer NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL,
	"version" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || headline || ' ' || description || ' ' || industry || ' ' || target_audience)) STORED NOT NULL,
	"uses" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "library_templates_uses" CHECK ("library_templates"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "library_uses" (
	"account_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "library_uses_account_id_template_id_pk" PRIMARY KEY("account_id","template_id"),
	CONSTRAINT "library_uses_uses" CHECK ("library_uses"."uses" >= 1)
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"format" text NOT NULL,
	"headline" text NOT NULL,
	"subheadline" text NOT NULL,
	"body_text" text NOT NULL,
	"cta" text NOT NULL,
	"target_audience" text NOT NULL,
	"best_platforms" jsonb NOT NULL,
	"artwork" jsonb NOT NULL,
	"category" text,
	"industry" text,
	"library_template_id" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "templates_name_length" CHECK (char_length("templates"."name") between 1 and 120),
	CONSTRAINT "templates_headline_length" CHECK (char_length("templates"."headline") between 1 and 200),
	CONSTRAINT "templates_text_length" CHECK (greatest(char_length("templates"."description"), char_length("templates"."body_text")) <= 5000 and greatest(char_length("templates"."subheadline"), char_length("templates"."target_audience")) <= 300 and char_length("templates"."cta") <= 60),
	CONSTRAINT "templates_uses" CHECK ("templates"."uses" >= 0)
);
--> statement-breakpoint
ALTER TABLE "library_uses" ADD CONSTRAINT "library_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_uses" ADD CONSTRAINT "library_uses_template_id_library_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."library_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_library_template_id_library_templates_id_fk" FOREIGN KEY ("library_template_id") REFERENCES "public"."library_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_templates_by_place" ON "library_templates" USING btree ("position");--> statement-breakpoint
CREATE INDEX "library_templates_by_word" ON "library_templates" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "templates_by_change" ON "templates" USING btree ("account_id","updated_at","id");