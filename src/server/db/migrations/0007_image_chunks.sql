-- The files of images, in pieces of 256 KB: no statement holds the embedded database, and so the process, for long, and a
-- file is read while it is sent. Pictures are compressed already, so the database need not try.
CREATE TABLE "image_chunks" (
	"image_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "image_chunks_image_id_position_pk" PRIMARY KEY("image_id","position")
);
--> statement-breakpoint
ALTER TABLE "image_chunks" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "image_chunks" ("image_id", "position", "bytes")
	SELECT "id", "position", substring("contents" FROM "position" * 262144 + 1 FOR 262144)
	FROM "images", generate_series(0, (octet_length("contents") - 1) / 262144) AS "position";--> statement-breakpoint
ALTER TABLE "image_chunks" ADD CONSTRAINT "image_chunks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A dropped column's values stay on disk; emptied, their room can be used again.
UPDATE "images" SET "contents" = '';--> statement-breakpoint
ALTER TABLE "images" DROP COLUMN "contents";
