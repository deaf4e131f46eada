ALTER TABLE "teams" ADD COLUMN "requires_two_step" boolean DEFAULT false NOT NULL;
