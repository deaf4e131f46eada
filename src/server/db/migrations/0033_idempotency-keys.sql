CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"attempt" uuid NOT NULL,
	"busy_until" timestamp (3) with time zone NOT NULL,
	"has_stored" boolean DEFAULT false NOT NULL,
	"answer" "bytea",
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_hash_pk" PRIMARY KEY("account_id","key_hash"),
	CONSTRAINT "idempotency_keys_answer_length" CHECK (octet_length("idempotency_keys"."answer") <= 70000)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_attempt" ON "idempotency_keys" USING btree ("attempt");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiry" ON "idempotency_keys" USING btree ("expires_at");