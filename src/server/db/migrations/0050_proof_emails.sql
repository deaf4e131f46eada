CREATE TABLE "proof_emails" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"token" text NOT NULL,
	CONSTRAINT "proof_emails_token" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "proof_emails" ADD CONSTRAINT "proof_emails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;