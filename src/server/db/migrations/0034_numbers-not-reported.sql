-- A report without a revenue or conversions column says nothing of them: null, where 0 would be an invented number.
-- Sums count the days without, so that days can be added to them and taken away again. What is stored stays: nobody
-- knows which of its zeros were reported.
ALTER TABLE "ad_days" ALTER COLUMN "conversion_hundredths" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ad_days" ALTER COLUMN "conversion_hundredths" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_days" ALTER COLUMN "revenue_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ad_days" ALTER COLUMN "revenue_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_import_ad_days" ALTER COLUMN "conversion_hundredths" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "report_import_ad_days" ALTER COLUMN "conversion_hundredths" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_import_ad_days" ALTER COLUMN "revenue_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "report_import_ad_days" ALTER COLUMN "revenue_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "conversion_hundredths" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "conversion_hundredths" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "revenue_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "revenue_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_import_days" ALTER COLUMN "conversion_hundredths" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "report_import_days" ALTER COLUMN "conversion_hundredths" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_import_days" ALTER COLUMN "revenue_cents" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "report_import_days" ALTER COLUMN "revenue_cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_months" ADD COLUMN "days_without_conversions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_months" ADD COLUMN "days_without_revenue" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_months" ADD COLUMN "days_without_conversions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_months" ADD COLUMN "days_without_revenue" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "days_without_conversions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "days_without_revenue" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_days" ADD COLUMN "day_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_days" ADD COLUMN "days_without_conversions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_days" ADD COLUMN "days_without_revenue" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "workspace_days" SET "day_count" = "counted"."days"
FROM (
  SELECT "workspace_id", "day", count(*) AS "days"
  FROM "campaign_days" JOIN "campaigns" ON "id" = "campaign_id"
  GROUP BY 1, 2
) AS "counted"
WHERE "workspace_days"."workspace_id" = "counted"."workspace_id" AND "workspace_days"."day" = "counted"."day";--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_days_without" CHECK (least("campaigns"."days_without_conversions", "campaigns"."days_without_revenue") >= 0 and greatest("campaigns"."days_without_conversions", "campaigns"."days_without_revenue") <= "campaigns"."day_count");--> statement-breakpoint
ALTER TABLE "workspace_days" ADD CONSTRAINT "workspace_days_without" CHECK (least("workspace_days"."days_without_conversions", "workspace_days"."days_without_revenue") >= 0 and greatest("workspace_days"."days_without_conversions", "workspace_days"."days_without_revenue") <= "workspace_days"."day_count");
