CREATE TABLE "report_import_days" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"import_id" uuid NOT NULL,
	"had_numbers" boolean NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversion_hundredths" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_import_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"created_by" uuid,
	"file_name" text,
	"campaign_count" integer NOT NULL,
	"campaign_id" uuid,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"refused" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "report_imports_file_name_length" CHECK (char_length("report_imports"."file_name") between 1 and 255),
	CONSTRAINT "report_imports_counts" CHECK (least("report_imports"."campaign_count", "report_imports"."added", "report_imports"."changed", "report_imports"."unchanged", "report_imports"."refused") >= 0)
);
--> statement-breakpoint
ALTER TABLE "report_import_days" ADD CONSTRAINT "report_import_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_import_days" ADD CONSTRAINT "report_import_days_import_id_report_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."report_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_imports" ADD CONSTRAINT "report_imports_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_import_days_import" ON "report_import_days" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "report_imports_by_age" ON "report_imports" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_imports_campaign" ON "report_imports" USING btree ("campaign_id");