CREATE TABLE "billing_customers" (
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"sync_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "billing_customers_account_id_provider_pk" PRIMARY KEY("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"kind" text NOT NULL,
	"plan_id" text NOT NULL,
	"subscription_id" text,
	"from_plan_id" text,
	"period_end" timestamp (3) with time zone,
	"due_cents" bigint NOT NULL,
	"change_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"url" text,
	"state" text NOT NULL,
	"payment_state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkouts_kind" CHECK ("checkouts"."kind" in ('subscription', 'change', 'payment')),
	CONSTRAINT "checkouts_state" CHECK ("checkouts"."state" in ('open', 'complete', 'expired')),
	CONSTRAINT "checkouts_payment" CHECK ("checkouts"."payment_state" = 'unpaid' or "checkouts"."state" = 'complete'),
	CONSTRAINT "checkouts_due" CHECK ("checkouts"."due_cents" >= 0),
	CONSTRAINT "checkouts_change" CHECK (("checkouts"."kind" = 'subscription') = ("checkouts"."subscription_id" is null))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"plan_id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('period', 'change', 'void'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"customer_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"event" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"status" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"cancel_at_period_end" boolean NOT NULL,
	"is_end_announced" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_account_id_version_pk" PRIMARY KEY("account_id","version"),
	CONSTRAINT "subscriptions_version" CHECK ("subscriptions"."version" >= 1),
	CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'past_due', 'ended')),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_end" > "subscriptions"."period_start"),
	CONSTRAINT "subscriptions_price" CHECK ("subscriptions"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"invoice_id" uuid,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"status" text NOT NULL,
	"plan_id" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('paid', 'failed', 'refunded', 'credited')),
	CONSTRAINT "transactions_amount" CHECK ("transactions"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_id" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "plan_prices_plan_id_valid_from_pk" PRIMARY KEY("plan_id","valid_from"),
	CONSTRAINT "plan_prices_amount" CHECK ("plan_prices"."amount_cents" >= 0),
	CONSTRAINT "plan_prices_currency" CHECK ("plan_prices"."currency" ~ '^[a-z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"campaigns_per_month" integer,
	"library_templates" integer,
	"has_ai_copy" boolean NOT NULL,
	"has_advanced_analytics" boolean NOT NULL,
	"has_teams" boolean NOT NULL,
	"has_api_access" boolean NOT NULL,
	"members_per_team" integer NOT NULL,
	"support" text NOT NULL,
	CONSTRAINT "plans_size_unique" UNIQUE("size"),
	CONSTRAINT "plans_id" CHECK ("plans"."id" in ('free', 'pro', 'business', 'enterprise')),
	CONSTRAINT "plans_limits" CHECK (least("plans"."campaigns_per_month", "plans"."library_templates") >= 1),
	CONSTRAINT "plans_members" CHECK (("plans"."members_per_team" > 0) = "plans"."has_teams")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD CONSTRAINT "sandbox_customers_customer_id_accounts_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_customer" ON "billing_customers" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_pending" ON "checkouts" USING btree ("account_id") WHERE "checkouts"."state" <> 'expired' and "checkouts"."payment_state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "checkouts_account" ON "checkouts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "checkouts_provider" ON "checkouts" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_reference" ON "invoices" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "invoices_account" ON "invoices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "payment_events_handled" ON "payment_events" USING btree ("handled_at");--> statement-breakpoint
CREATE INDEX "subscriptions_provider" ON "subscriptions" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_reference" ON "transactions" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "transactions_account" ON "transactions" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_invoice" ON "transactions" USING btree ("invoice_id");--> statement-breakpoint
-- What the plans allow and cost. To change a price, add a row: what was sold stays as it was sold.
INSERT INTO "plans" ("id", "name", "size", "campaigns_per_month", "library_templates", "has_ai_copy", "has_advanced_analytics", "has_teams", "has_api_access", "members_per_team", "support") VALUES
	('free', 'Free', 0, 3, 5, false, false, false, false, 0, 'email'),
	('pro', 'Pro', 1, 50, NULL, true, true, false, false, 0, 'priority'),
	('business', 'Business', 2, 200, NULL, true, true, true, true, 10, 'priority'),
	('enterprise', 'Enterprise', 3, NULL, NULL, true, true, true, true, 100, 'dedicated');
--> statement-breakpoint
INSERT INTO "plan_prices" ("plan_id", "valid_from", "amount_cents", "currency") VALUES
	('free', '2000-01-01T00:00:00Z', 0, 'usd'),
	('pro', '2000-01-01T00:00:00Z', 2900, 'usd'),
	('business', '2000-01-01T00:00:00Z', 9900, 'usd'),
	('enterprise', '2000-01-01T00:00:00Z', 29900, 'usd');
--> statement-breakpoint
-- The ledger is only added to. A row goes with its account, which is a delete from within another trigger, and no other way.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'Rows of % are never changed, only added to.', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_only_grow" BEFORE UPDATE OR DELETE ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "invoices_only_grow" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "transactions_only_grow" BEFORE UPDATE OR DELETE ON "transactions" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "plan_prices_only_grow" BEFORE UPDATE OR DELETE ON "plan_prices" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
