-- Conversions get two decimals: whole hundredths, as money is whole cents, so that sums of them are exact.
ALTER TABLE "campaign_days" RENAME COLUMN "conversions" TO "conversion_hundredths";--> statement-breakpoint
ALTER TABLE "campaigns" RENAME COLUMN "conversions" TO "conversion_hundredths";--> statement-breakpoint
ALTER TABLE "workspace_days" RENAME COLUMN "conversions" TO "conversion_hundredths";--> statement-breakpoint
ALTER TABLE "campaign_days" DROP CONSTRAINT "campaign_days_counts";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_totals";--> statement-breakpoint
ALTER TABLE "workspace_days" DROP CONSTRAINT "workspace_days_sums";--> statement-breakpoint
UPDATE "campaign_days" SET "conversion_hundredths" = "conversion_hundredths" * 100 WHERE "conversion_hundredths" <> 0;--> statement-breakpoint
UPDATE "campaigns" SET "conversion_hundredths" = "conversion_hundredths" * 100 WHERE "conversion_hundredths" <> 0;--> statement-breakpoint
UPDATE "workspace_days" SET "conversion_hundredths" = "conversion_hundredths" * 100 WHERE "conversion_hundredths" <> 0;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_counts" CHECK ("campaign_days"."impressions" between 0 and 1000000000 and "campaign_days"."clicks" between 0 and 1000000000 and "campaign_days"."conversion_hundredths" between 0 and 100000000000);--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_totals" CHECK (least("campaigns"."impressions", "campaigns"."clicks", "campaigns"."conversion_hundredths", "campaigns"."spent_cents", "campaigns"."revenue_cents", "campaigns"."day_count") >= 0);--> statement-breakpoint
ALTER TABLE "workspace_days" ADD CONSTRAINT "workspace_days_sums" CHECK (least("workspace_days"."impressions", "workspace_days"."clicks", "workspace_days"."conversion_hundredths", "workspace_days"."spent_cents", "workspace_days"."revenue_cents") >= 0);