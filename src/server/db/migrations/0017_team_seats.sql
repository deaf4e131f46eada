-- After a change to a smaller plan a team may have more people than seats: the owner has some days to choose who stays
-- active, and whoever has no seat then can only read until there is room. Nobody waits in the teams that there are.
ALTER TABLE "team_members" ADD COLUMN "keeps_seat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "is_waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "over_seats_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "seats_decided_at" timestamp (3) with time zone;
