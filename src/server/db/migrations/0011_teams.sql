-- Teams: workspaces with a name, the people in them and who was invited, and what they did. A member's row stands for the
-- invitation first and for the membership later, so that one count of rows holds the plan's limit. Campaigns get a
-- revision, because two people may edit one. The generations of a workspace are counted apart from those of whoever pays.
CREATE TABLE "ai_workspace_months" (
	"workspace_id" uuid NOT NULL,
	"month" date NOT NULL,
	"written" integer NOT NULL,
	CONSTRAINT "ai_workspace_months_workspace_id_month_pk" PRIMARY KEY("workspace_id","month"),
	CONSTRAINT "ai_workspace_months_written" CHECK ("ai_workspace_months"."written" >= 1)
);
--> statement-breakpoint
CREATE TABLE "team_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_activities_lengths" CHECK (char_length("team_activities"."actor_name") <= 120 and char_length("team_activities"."action") <= 60 and char_length("team_activities"."subject_name") <= 254 and char_length("team_activities"."detail") <= 254)
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"account_id" uuid,
	"role" text NOT NULL,
	"invited_by" uuid,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	CONSTRAINT "team_members_role" CHECK ("team_members"."role" in ('viewer', 'editor', 'admin')),
	CONSTRAINT "team_members_email_length" CHECK (char_length("team_members"."email") between 3 and 254),
	CONSTRAINT "team_members_joined" CHECK (("team_members"."account_id" is null) = ("team_members"."joined_at" is null))
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "teams_name_length" CHECK (char_length("teams"."name") between 1 and 80),
	CONSTRAINT "teams_description_length" CHECK (char_length("teams"."description") <= 5000)
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_workspace_months" ADD CONSTRAINT "ai_workspace_months_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_activities" ADD CONSTRAINT "team_activities_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_activities" ADD CONSTRAINT "team_activities_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_id_workspaces_id_fk" FOREIGN KEY ("id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_activities_by_age" ON "team_activities" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_token_hash" ON "team_members" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_account" ON "team_members" USING btree ("team_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_invited" ON "team_members" USING btree ("team_id",lower("email")) WHERE "team_members"."account_id" is null;--> statement-breakpoint
CREATE INDEX "team_members_teams" ON "team_members" USING btree ("account_id");