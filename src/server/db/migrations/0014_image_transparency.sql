-- A cut-out stands in its own outline where a photo fills a shape. It is told when a file is stored; what is stored
-- already is drawn as the photo that it was.
ALTER TABLE "images" ADD COLUMN "is_transparent" boolean DEFAULT false NOT NULL;