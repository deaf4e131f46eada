CREATE TABLE "email_summaries" (
	"account_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"cadence" text NOT NULL,
	"next_on" date,
	"token" text NOT NULL,
	CONSTRAINT "email_summaries_account_id_workspace_id_pk" PRIMARY KEY("account_id","workspace_id"),
	CONSTRAINT "email_summaries_token" UNIQUE("token"),
	CONSTRAINT "email_summaries_cadence" CHECK ("email_summaries"."cadence" in ('off', 'weekly', 'monthly')),
	CONSTRAINT "email_summaries_next" CHECK (("email_summaries"."cadence" = 'off') = ("email_summaries"."next_on" is null))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "email_summaries" ADD CONSTRAINT "email_summaries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_summaries" ADD CONSTRAINT "email_summaries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_summaries_workspace" ON "email_summaries" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "email_summaries_due" ON "email_summaries" USING btree ("next_on","account_id","workspace_id");