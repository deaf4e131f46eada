-- What people make belongs to a workspace: the one of an account's own has the account's id, so that every stored row
-- stays as it is and only columns get another name. Who made a row is remembered from here on; what is older was made by
-- the owner of its workspace. Deleting an account takes its workspaces with it only where the program says so: there is
-- no cascade between the two.
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workspaces_owner" ON "workspaces" USING btree ("owner_id");--> statement-breakpoint
INSERT INTO "workspaces" ("id", "owner_id", "created_at") SELECT "id", "id", "created_at" FROM "accounts";--> statement-breakpoint
ALTER TABLE "account_days" RENAME TO "workspace_days";--> statement-breakpoint
ALTER TABLE "workspace_days" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "workspace_days" RENAME CONSTRAINT "account_days_account_id_day_pk" TO "workspace_days_workspace_id_day_pk";--> statement-breakpoint
ALTER TABLE "workspace_days" RENAME CONSTRAINT "account_days_sums" TO "workspace_days_sums";--> statement-breakpoint
ALTER TABLE "workspace_days" DROP CONSTRAINT "account_days_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "workspace_days" ADD CONSTRAINT "workspace_days_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "ads" DROP CONSTRAINT "ads_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "templates" DROP CONSTRAINT "templates_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "templates" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "templates" ADD CONSTRAINT "templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "images" DROP CONSTRAINT "images_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_presets" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "link_presets" DROP CONSTRAINT "link_presets_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "link_presets" ADD CONSTRAINT "link_presets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_presets" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "link_presets" ADD CONSTRAINT "link_presets_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_settings" RENAME COLUMN "account_id" TO "workspace_id";--> statement-breakpoint
ALTER TABLE "link_settings" DROP CONSTRAINT "link_settings_account_id_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "link_settings" ADD CONSTRAINT "link_settings_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;
