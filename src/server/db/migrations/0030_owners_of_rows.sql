-- The end of an account looked through all campaigns, ads, and so on for rows that it made: 0.2 s for 138,000 campaigns.
CREATE INDEX "ads_created_by" ON "ads" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "ai_generations_created_by" ON "ai_generations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "analytics_views_created_by" ON "analytics_views" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "brand_kits_logo" ON "brand_kits" USING btree ("logo_id");--> statement-breakpoint
CREATE INDEX "campaigns_created_by" ON "campaigns" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "images_created_by" ON "images" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "link_presets_created_by" ON "link_presets" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "report_imports_created_by" ON "report_imports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "team_activities_actor" ON "team_activities" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "team_members_invited_by" ON "team_members" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "templates_created_by" ON "templates" USING btree ("created_by");