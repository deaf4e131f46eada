-- What was written for a workspace and how it wants to be written for, and how much of the plan a month has used. The
-- counts stand by themselves: a generation that is deleted leaves nothing of its texts behind and still counts.
CREATE TABLE "ai_brand_voices" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"words_to_use" text[] NOT NULL,
	"banned_words" text[] NOT NULL,
	"required_claims" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"kind" text NOT NULL,
	"request" jsonb NOT NULL,
	"response" jsonb NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ai_generations_kind" CHECK ("ai_generations"."kind" in ('ad_copy', 'headlines', 'optimization'))
);
--> statement-breakpoint
CREATE TABLE "ai_usage" (
	"payer_id" uuid NOT NULL,
	"month" date NOT NULL,
	"written" integer DEFAULT 0 NOT NULL,
	"suggested" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_usage_payer_id_month_pk" PRIMARY KEY("payer_id","month"),
	CONSTRAINT "ai_usage_counts" CHECK ("ai_usage"."written" >= 0 and "ai_usage"."suggested" >= 0)
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "ai_generations_per_month" integer;--> statement-breakpoint
UPDATE "plans" SET "ai_generations_per_month" = CASE "id" WHEN 'pro' THEN 200 WHEN 'business' THEN 1000 WHEN 'enterprise' THEN 10000 ELSE 0 END;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "ai_generations_per_month" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_brand_voices" ADD CONSTRAINT "ai_brand_voices_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_generations" ADD CONSTRAINT "ai_generations_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_generations" ADD CONSTRAINT "ai_generations_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_usage" ADD CONSTRAINT "ai_usage_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_generations_by_age" ON "ai_generations" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_ai_generations" CHECK (("plans"."ai_generations_per_month" > 0) = "plans"."has_ai_copy");