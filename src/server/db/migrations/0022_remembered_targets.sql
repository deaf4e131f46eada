CREATE TABLE "remembered_targets" (
	"workspace_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"campaign_id" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "remembered_targets_workspace_id_name_key_pk" PRIMARY KEY("workspace_id","name_key"),
	CONSTRAINT "remembered_targets_name_length" CHECK (char_length("remembered_targets"."name_key") <= 800)
);
--> statement-breakpoint
ALTER TABLE "remembered_targets" ADD CONSTRAINT "remembered_targets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_targets" ADD CONSTRAINT "remembered_targets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_targets_campaign" ON "remembered_targets" USING btree ("campaign_id");