-- Saved ads and accounts' own images. An ad keeps its texts as they go over the wire; which images it uses anywhere is in
-- ad_images, so that one that is in use can't be deleted. A deleted ad stays for a while and can be restored.
CREATE TABLE "ad_images" (
	"ad_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "ad_images_ad_id_image_id_pk" PRIMARY KEY("ad_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "ads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"campaign_id" uuid,
	"name" text NOT NULL,
	"contents" jsonb NOT NULL,
	"artwork" jsonb NOT NULL,
	"headline" text NOT NULL,
	"subheadline" text NOT NULL,
	"body" text NOT NULL,
	"cta" text NOT NULL,
	"image_id" uuid,
	"logo_id" uuid,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "ads_name_length" CHECK (char_length("ads"."name") between 1 and 120),
	CONSTRAINT "ads_contents" CHECK (jsonb_array_length("ads"."contents") between 1 and 10),
	CONSTRAINT "ads_text_length" CHECK (char_length("ads"."headline") <= 200 and char_length("ads"."subheadline") <= 300 and char_length("ads"."body") <= 5000 and char_length("ads"."cta") <= 60),
	CONSTRAINT "ads_revision" CHECK ("ads"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_count" integer NOT NULL,
	"contents" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "images_once" UNIQUE("account_id","digest"),
	CONSTRAINT "images_type" CHECK ("images"."type" in ('image/png', 'image/jpeg', 'image/webp')),
	CONSTRAINT "images_size" CHECK (least("images"."width", "images"."height", "images"."byte_count") >= 1)
);
--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_ad_id_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_images" ADD CONSTRAINT "ad_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_images_by_image" ON "ad_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "ads_by_change" ON "ads" USING btree ("account_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "ads_by_campaign" ON "ads" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ads_by_deletion" ON "ads" USING btree ("deleted_at");