CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"key_name" text,
	"key_prefix" text,
	"address" text,
	"action" text NOT NULL,
	"subject_id" uuid,
	"subject_name" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_entries_lengths" CHECK (char_length("audit_entries"."actor_name") <= 120 and char_length("audit_entries"."key_name") <= 80 and char_length("audit_entries"."key_prefix") <= 20 and char_length("audit_entries"."address") <= 100 and char_length("audit_entries"."action") <= 60 and char_length("audit_entries"."subject_name") <= 254 and char_length("audit_entries"."detail") <= 254),
	CONSTRAINT "audit_entries_key" CHECK (("audit_entries"."key_name" is null) = ("audit_entries"."key_prefix" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_by_age" ON "audit_entries" USING btree ("workspace_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("created_at");--> statement-breakpoint
-- The log is only added to, by the program too. TRUNCATE stays possible.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Entries of the audit log are never changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay_as_they_are" BEFORE UPDATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- What goes is older than a year, of a workspace that is gone, or none of its workspace's newest 100,000.
CREATE FUNCTION "refuse_audit_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT FROM (
			SELECT DISTINCT ON ("workspace_id") "workspace_id", "id" FROM "removed"
			WHERE "created_at" > now() - interval '1 year' ORDER BY "workspace_id", "id" DESC
		) AS "newest"
		JOIN "workspaces" ON "workspaces"."id" = "newest"."workspace_id"
		WHERE (
			SELECT count(*) FROM (
				SELECT FROM "audit_entries" AS "kept"
				WHERE "kept"."workspace_id" = "newest"."workspace_id" AND "kept"."id" > "newest"."id" LIMIT 100000
			) AS "newer"
		) < 100000
	) THEN
		RAISE EXCEPTION 'Entries of the audit log are kept for a year.';
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_are_kept" AFTER DELETE ON "audit_entries" REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_deletion"();
