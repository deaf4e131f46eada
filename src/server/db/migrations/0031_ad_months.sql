-- A report by ad adds months up rather than days: a year of 4,000 ads took PostgreSQL seconds.
CREATE TABLE "ad_months" (
	"campaign_id" uuid NOT NULL,
	"month" date NOT NULL,
	"ad_id" uuid NOT NULL,
	"day_count" integer NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversion_hundredths" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_months_campaign_id_month_ad_id_pk" PRIMARY KEY("campaign_id","month","ad_id"),
	CONSTRAINT "ad_months_days" CHECK ("ad_months"."day_count" between 1 and 31)
);
--> statement-breakpoint
ALTER TABLE "ad_months" ADD CONSTRAINT "ad_months_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_months" ADD CONSTRAINT "ad_months_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_months_ad" ON "ad_months" USING btree ("ad_id");--> statement-breakpoint
INSERT INTO "ad_months" ("campaign_id", "month", "ad_id", "day_count", "impressions", "clicks", "conversion_hundredths", "spent_cents", "revenue_cents")
SELECT "campaign_id", date_trunc('month', "day")::date, "ad_id", count(*), sum("impressions"), sum("clicks"), sum("conversion_hundredths"), sum("spent_cents"), sum("revenue_cents")
FROM "ad_days"
GROUP BY 1, 2, 3;
