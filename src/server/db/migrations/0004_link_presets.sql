-- How accounts measure their ads' links: values that they keep for links to come, and what stands between words. Both are
-- the account's, because links that are written differently are different rows of the same report.
CREATE TABLE "link_presets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"utm_term" text NOT NULL,
	"utm_content" text NOT NULL,
	"utm_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "link_presets_name_length" CHECK (char_length("link_presets"."name") between 1 and 120),
	CONSTRAINT "link_presets_value_length" CHECK (greatest(char_length("link_presets"."utm_source"), char_length("link_presets"."utm_medium"), char_length("link_presets"."utm_campaign"), char_length("link_presets"."utm_term"), char_length("link_presets"."utm_content"), char_length("link_presets"."utm_id")) <= 200)
);
--> statement-breakpoint
CREATE TABLE "link_settings" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"separator" text NOT NULL,
	CONSTRAINT "link_settings_separator" CHECK ("link_settings"."separator" in ('-', '_'))
);
--> statement-breakpoint
ALTER TABLE "link_presets" ADD CONSTRAINT "link_presets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_settings" ADD CONSTRAINT "link_settings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_presets_by_age" ON "link_presets" USING btree ("account_id","created_at","id");