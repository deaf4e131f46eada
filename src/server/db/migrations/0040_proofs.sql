CREATE TABLE "proof_ads" (
	"proof_id" uuid NOT NULL,
	"ad_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "proof_ads_proof_id_ad_id_pk" PRIMARY KEY("proof_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"campaign_id" uuid,
	"token_hash" text NOT NULL,
	"passphrase_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proofs_name_length" CHECK (char_length("proofs"."name") between 1 and 120),
	CONSTRAINT "proofs_end" CHECK ("proofs"."expires_at" > "proofs"."created_at")
);
--> statement-breakpoint
ALTER TABLE "proof_ads" ADD CONSTRAINT "proof_ads_proof_id_proofs_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."proofs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proof_ads" ADD CONSTRAINT "proof_ads_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proof_ads_by_ad" ON "proof_ads" USING btree ("ad_id");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_token_hash" ON "proofs" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "proofs_by_age" ON "proofs" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "proofs_by_campaign" ON "proofs" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "proofs_created_by" ON "proofs" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "proofs_expiry" ON "proofs" USING btree ("expires_at");