-- Who calls with a key, and what decides on the plan that pays for it. Every call with a key asks this. A function keeps
-- its plan of the statement, which takes the embedded database longer than to carry it out.
CREATE FUNCTION "key_holder"("secret_hash" text, "moment" timestamptz, "least_plan" text) RETURNS TABLE (
	"key_id" uuid,
	"workspace_id" uuid,
	"name" text,
	"prefix" text,
	"scopes" text[],
	"role" text,
	"last_used_at" timestamptz,
	"account_id" uuid,
	"email" text,
	"full_name" text,
	"is_demo" boolean,
	"email_verified_at" timestamptz,
	"created_at" timestamptz,
	"payer_id" uuid,
	"is_owner_demo" boolean,
	"has_subscription" boolean,
	"provider" text,
	"plan_id" text,
	"status" text,
	"period_start" timestamptz,
	"period_end" timestamptz,
	"cancel_at_period_end" boolean,
	"subscribed_has_api_access" boolean,
	"least_has_api_access" boolean
) LANGUAGE plpgsql STABLE ROWS 1 AS $$
BEGIN
	RETURN QUERY SELECT
		"key"."id", "key"."workspace_id", "key"."name", "key"."prefix", "key"."scopes", "key"."role", "key"."last_used_at",
		"maker"."id", "maker"."email", "maker"."full_name", "maker"."is_demo", "maker"."email_verified_at", "maker"."created_at",
		"owner"."id", "owner"."is_demo", "newest"."plan_id" IS NOT NULL,
		"newest"."provider", "newest"."plan_id", "newest"."status",
		"newest"."period_start", "newest"."period_end", "newest"."cancel_at_period_end",
		"subscribed"."has_api_access", "least"."has_api_access"
	FROM "api_keys" AS "key"
	JOIN "accounts" AS "maker" ON "maker"."id" = "key"."account_id"
	JOIN "workspaces" AS "workspace" ON "workspace"."id" = "key"."workspace_id"
	JOIN "accounts" AS "owner" ON "owner"."id" = "workspace"."owner_id"
	JOIN "plans" AS "least" ON "least"."id" = "least_plan"
	LEFT JOIN LATERAL (
		SELECT * FROM "subscriptions" AS "one"
		WHERE "one"."account_id" = "owner"."id" ORDER BY "one"."version" DESC LIMIT 1
	) AS "newest" ON true
	LEFT JOIN "plans" AS "subscribed" ON "subscribed"."id" = "newest"."plan_id"
	WHERE "key"."token_hash" = "secret_hash" AND ("key"."expires_at" IS NULL OR "key"."expires_at" > "moment");
END
$$;
