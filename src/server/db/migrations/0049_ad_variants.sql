ALTER TABLE "ads" ADD COLUMN "variant_group" uuid;--> statement-breakpoint
ALTER TABLE "ads" ADD COLUMN "variant_name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "ads_by_variant" ON "ads" USING btree ("variant_group",lower("variant_name")) WHERE "ads"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_variant" CHECK (("ads"."variant_group" is null) = ("ads"."variant_name" is null));--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_variant_name_length" CHECK (char_length("ads"."variant_name") between 1 and 40);