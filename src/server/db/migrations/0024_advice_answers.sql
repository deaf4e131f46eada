CREATE TABLE "advice_answers" (
	"campaign_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"answer" text NOT NULL,
	"away_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "advice_answers_campaign_id_kind_pk" PRIMARY KEY("campaign_id","kind"),
	CONSTRAINT "advice_answers_kind" CHECK ("advice_answers"."kind" in ('used_up', 'ends_too_early', 'no_conversions', 'budget_unused', 'numbers_missing')),
	CONSTRAINT "advice_answers_answer" CHECK ("advice_answers"."answer" in ('done', 'not_now'))
);
--> statement-breakpoint
ALTER TABLE "advice_answers" ADD CONSTRAINT "advice_answers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;