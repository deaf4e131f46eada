ALTER TABLE "ad_decisions" ADD COLUMN "proof_id" uuid;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "news_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "news_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_decisions_by_proof" ON "ad_decisions" USING btree ("proof_id","created_at");