-- What new ads begin with, one row for each workspace that set it. Ads carry their own colors, so none is looked up here.
CREATE TABLE "brand_kits" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_id" uuid,
	"colors" jsonb,
	"display_font" text,
	"text_font" text,
	CONSTRAINT "brand_kits_name" CHECK (char_length("brand_kits"."name") <= 60)
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kits" ADD CONSTRAINT "brand_kits_logo_id_images_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;