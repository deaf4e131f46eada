-- Breakdowns by campaign and platform add months up rather than days: half a million days took seconds.
CREATE TABLE "campaign_months" (
	"campaign_id" uuid NOT NULL,
	"month" date NOT NULL,
	"day_count" integer NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversion_hundredths" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_months_campaign_id_month_pk" PRIMARY KEY("campaign_id","month"),
	CONSTRAINT "campaign_months_days" CHECK ("campaign_months"."day_count" between 1 and 31)
);
--> statement-breakpoint
ALTER TABLE "campaign_months" ADD CONSTRAINT "campaign_months_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "campaign_months" ("campaign_id", "month", "day_count", "impressions", "clicks", "conversion_hundredths", "spent_cents", "revenue_cents")
SELECT "campaign_id", date_trunc('month', "day")::date, count(*), sum("impressions"), sum("clicks"), sum("conversion_hundredths"), sum("spent_cents"), sum("revenue_cents")
FROM "campaign_days"
GROUP BY 1, 2;
