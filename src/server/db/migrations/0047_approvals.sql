CREATE TABLE "proof_codes" (
	"proof_id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proof_codes_proof_id_email_pk" PRIMARY KEY("proof_id","email"),
	CONSTRAINT "proof_codes_lengths" CHECK (char_length("proof_codes"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "proof_visits" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"proof_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proof_visits_lengths" CHECK (char_length("proof_visits"."email") <= 254)
);
--> statement-breakpoint
ALTER TABLE "ad_decisions" DROP CONSTRAINT "ad_decisions_lengths";--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "version" text GENERATED ALWAYS AS (encode(sha256(replace(contents::text || ',' || artwork::text || ',' || quote_literal(headline) || ',' || quote_literal(subheadline) || ',' || quote_literal(body) || ',' || quote_literal(cta) || ',' || coalesce(image_id::text, '') || ',' || coalesce(logo_id::text, ''), '\', '\\')::bytea), 'hex')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "approvers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "proof_codes" ADD CONSTRAINT "proof_codes_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_visits" ADD CONSTRAINT "proof_visits_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_codes_expiry" ON "proof_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "proof_visits_by_proof" ON "proof_visits" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "proof_visits_expiry" ON "proof_visits" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_lengths" CHECK (char_length("ad_decisions"."name") between 1 and 80 and char_length("ad_decisions"."email") <= 254 and char_length("ad_decisions"."note") <= 2000);--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_approvers" CHECK (cardinality("proofs"."approvers") <= 10);--> statement-breakpoint
-- What decisions name is the ad's column from now on. Of those that kept no version, only what was decided after the last save is known to be of the ad as it is.
UPDATE "ad_decisions" SET "version" = encode(sha256(replace((frozen->'contents')::text || ',' || (frozen->'artwork')::text || ',' || quote_literal(frozen->>'headline') || ',' || quote_literal(frozen->>'subheadline') || ',' || quote_literal(frozen->>'body') || ',' || quote_literal(frozen->>'cta') || ',' || coalesce(frozen->>'imageId', '') || ',' || coalesce(frozen->>'logoId', ''), '\', '\\')::bytea), 'hex') WHERE "frozen" IS NOT NULL;--> statement-breakpoint
UPDATE "ad_decisions" SET "version" = "ads"."version" FROM "ads" WHERE "ads"."id" = "ad_decisions"."ad_id" AND "frozen" IS NULL AND "ad_decisions"."created_at" >= "ads"."updated_at";
