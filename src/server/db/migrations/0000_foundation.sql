CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_email_length" CHECK (char_length("accounts"."email") between 3 and 254),
	CONSTRAINT "accounts_full_name_length" CHECK (char_length("accounts"."full_name") between 1 and 120),
	CONSTRAINT "accounts_password_or_demo" CHECK ("accounts"."is_demo" = ("accounts"."password_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_user_agent_length" CHECK (char_length("sessions"."user_agent") <= 300)
);
--> statement-breakpoint
CREATE TABLE "account_days" (
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversions" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_days_account_id_day_pk" PRIMARY KEY("account_id","day"),
	CONSTRAINT "account_days_sums" CHECK (least("account_days"."impressions", "account_days"."clicks", "account_days"."conversions", "account_days"."spent_cents", "account_days"."revenue_cents") >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"campaign_id" uuid NOT NULL,
	"day" date NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversions" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day"),
	CONSTRAINT "campaign_days_day" CHECK ("campaign_days"."day" >= '2000-01-01'),
	CONSTRAINT "campaign_days_counts" CHECK ("campaign_days"."impressions" between 0 and 1000000000 and "campaign_days"."clicks" between 0 and 1000000000 and "campaign_days"."conversions" between 0 and 1000000000),
	CONSTRAINT "campaign_days_money" CHECK ("campaign_days"."spent_cents" between 0 and 1000000000 and "campaign_days"."revenue_cents" between 0 and 10000000000)
);
--> statement-breakpoint
CREATE TABLE "campaign_quotas" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"created" integer NOT NULL,
	CONSTRAINT "campaign_quotas_account_id_month_pk" PRIMARY KEY("account_id","month"),
	CONSTRAINT "campaign_quotas_created" CHECK ("campaign_quotas"."created" >= 1)
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"platform" text NOT NULL,
	"budget_cents" bigint NOT NULL,
	"objective" text,
	"target_audience" text,
	"start_date" date,
	"end_date" date,
	"is_sample" boolean DEFAULT false NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"conversions" bigint DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	"day_count" integer DEFAULT 0 NOT NULL,
	"ctr_hundredths" bigint GENERATED ALWAYS AS (case when impressions = 0 then 0 else round(clicks * 10000.0 / impressions)::bigint end) STORED NOT NULL,
	"cpc_cents" bigint GENERATED ALWAYS AS (case when clicks = 0 then 0 else round(spent_cents * 1.0 / clicks)::bigint end) STORED NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_name_length" CHECK (char_length("campaigns"."name") between 1 and 120),
	CONSTRAINT "campaigns_status" CHECK ("campaigns"."status" in ('active', 'paused', 'completed')),
	CONSTRAINT "campaigns_platform" CHECK ("campaigns"."platform" in ('facebook', 'google', 'instagram', 'linkedin', 'twitter')),
	CONSTRAINT "campaigns_budget" CHECK ("campaigns"."budget_cents" between 0 and 1000000000),
	CONSTRAINT "campaigns_free_text_length" CHECK (char_length("campaigns"."objective") <= 5000 and char_length("campaigns"."target_audience") <= 5000),
	CONSTRAINT "campaigns_end_not_before_start" CHECK ("campaigns"."end_date" >= "campaigns"."start_date"),
	CONSTRAINT "campaigns_totals" CHECK (least("campaigns"."impressions", "campaigns"."clicks", "campaigns"."conversions", "campaigns"."spent_cents", "campaigns"."revenue_cents", "campaigns"."day_count") >= 0)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('waiting', 'sending', 'sent', 'kept')),
	CONSTRAINT "mails_claim" CHECK (("mails"."status" = 'sending') = ("mails"."claimed_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_days" ADD CONSTRAINT "account_days_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_quotas" ADD CONSTRAINT "campaign_quotas_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "campaigns_by_age" ON "campaigns" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_account" ON "mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");