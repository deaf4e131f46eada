CREATE TABLE "ad_days" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ad_id" uuid NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversion_hundredths" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_days_campaign_id_day_ad_id_pk" PRIMARY KEY("campaign_id","day","ad_id"),
	CONSTRAINT "ad_days_numbers" CHECK (least("ad_days"."impressions", "ad_days"."clicks", "ad_days"."conversion_hundredths", "ad_days"."spent_cents", "ad_days"."revenue_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "report_import_ad_days" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ad_id" uuid NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversion_hundredths" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "report_import_ad_days_campaign_id_day_ad_id_pk" PRIMARY KEY("campaign_id","day","ad_id")
);
--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_day_of_campaigns_id_fk" FOREIGN KEY ("campaign_id","day") REFERENCES "public"."campaign_days"("campaign_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_import_ad_days" ADD CONSTRAINT "report_import_ad_days_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_import_ad_days" ADD CONSTRAINT "report_import_ad_days_day_of_report_imports_id_fk" FOREIGN KEY ("campaign_id","day") REFERENCES "public"."report_import_days"("campaign_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_days_ad" ON "ad_days" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "report_import_ad_days_ad" ON "report_import_ad_days" USING btree ("ad_id");