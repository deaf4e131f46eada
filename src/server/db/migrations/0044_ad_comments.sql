CREATE TABLE "ad_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad_id" uuid NOT NULL,
	"proof_id" uuid,
	"number" integer NOT NULL,
	"format" text NOT NULL,
	"preview" integer NOT NULL,
	"x" double precision,
	"y" double precision,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "ad_comments_point" CHECK (("ad_comments"."x" is null) = ("ad_comments"."y" is null)),
	CONSTRAINT "ad_comments_shares" CHECK ("ad_comments"."x" between 0 and 1 and "ad_comments"."y" between 0 and 1),
	CONSTRAINT "ad_comments_preview" CHECK ("ad_comments"."preview" between 0 and 9),
	CONSTRAINT "ad_comments_lengths" CHECK (char_length("ad_comments"."name") between 1 and 80 and char_length("ad_comments"."text") between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "ad_comment_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"created_by" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_comment_answers_length" CHECK (char_length("ad_comment_answers"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "ad_comments" ADD CONSTRAINT "ad_comments_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_comments" ADD CONSTRAINT "ad_comments_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_comment_answers" ADD CONSTRAINT "ad_comment_answers_comment_id_ad_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."ad_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_comment_answers" ADD CONSTRAINT "ad_comment_answers_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_comments_by_ad" ON "ad_comments" USING btree ("ad_id","number");--> statement-breakpoint
CREATE INDEX "ad_comments_by_proof" ON "ad_comments" USING btree ("proof_id","ad_id");--> statement-breakpoint
CREATE INDEX "ad_comment_answers_by_comment" ON "ad_comment_answers" USING btree ("comment_id","id");--> statement-breakpoint
CREATE INDEX "ad_comment_answers_created_by" ON "ad_comment_answers" USING btree ("created_by");