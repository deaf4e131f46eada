CREATE TABLE "report_columns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"titles" text NOT NULL,
	"titles_hash" text NOT NULL,
	"places" jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_columns_titles_length" CHECK (char_length("report_columns"."titles") <= 6299),
	CONSTRAINT "report_columns_places_length" CHECK (octet_length("report_columns"."places"::text) <= 400)
);
--> statement-breakpoint
ALTER TABLE "report_columns" ADD CONSTRAINT "report_columns_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_columns" ADD CONSTRAINT "report_columns_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_columns_titles" ON "report_columns" USING btree ("workspace_id","titles_hash");--> statement-breakpoint
CREATE INDEX "report_columns_created_by" ON "report_columns" USING btree ("created_by");