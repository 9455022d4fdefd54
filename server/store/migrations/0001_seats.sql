ALTER TABLE "scripts" ADD COLUMN "players" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "assignments" jsonb DEFAULT '[]'::jsonb NOT NULL;