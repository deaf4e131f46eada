-- What ads and images take of an account's room, which has an end. An ad's part is computed by the database, so that no
-- way to save one can miss it. An image is stored piece by piece and takes its room before its first piece.
ALTER TABLE "ads" ADD COLUMN "byte_count" integer GENERATED ALWAYS AS (octet_length(contents::text) + octet_length(headline) + octet_length(subheadline) + octet_length(body) + octet_length(cta)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_whole" boolean DEFAULT true NOT NULL;
