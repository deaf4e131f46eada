CREATE TABLE "analytics_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "analytics_views_name_length" CHECK (char_length("analytics_views"."name") between 1 and 120),
	CONSTRAINT "analytics_views_query_length" CHECK (char_length("analytics_views"."query") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_views" ADD CONSTRAINT "analytics_views_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_views_by_age" ON "analytics_views" USING btree ("workspace_id","created_at","id");