ALTER TABLE "ads" ADD COLUMN "from_brief" jsonb;--> statement-breakpoint
ALTER TABLE "ads" drop column "byte_count";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "byte_count" integer GENERATED ALWAYS AS (octet_length(contents::text) + octet_length(headline) + octet_length(subheadline) + octet_length(body) + octet_length(cta) + coalesce(octet_length(from_brief::text), 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "brief" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "brief_revision" integer DEFAULT 0 NOT NULL;
