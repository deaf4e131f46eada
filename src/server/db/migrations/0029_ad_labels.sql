ALTER TABLE "ads" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ads" ADD CONSTRAINT "ads_labels" CHECK (cardinality("ads"."labels") <= 20);