CREATE TABLE "ad_decision_images" (
	"decision_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "ad_decision_images_decision_id_image_id_pk" PRIMARY KEY("decision_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "ad_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"version" text NOT NULL,
	"frozen" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ad_decisions_kind" CHECK ("ad_decisions"."kind" in ('approved', 'changes_asked')),
	CONSTRAINT "ad_decisions_lengths" CHECK (char_length("ad_decisions"."name") between 1 and 80 and char_length("ad_decisions"."note") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "ad_decision_images" ADD CONSTRAINT "ad_decision_images_decision_id_ad_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."ad_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decision_images" ADD CONSTRAINT "ad_decision_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_decisions" ADD CONSTRAINT "ad_decisions_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_decision_images_by_image" ON "ad_decision_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "ad_decisions_by_ad" ON "ad_decisions" USING btree ("ad_id","id");