CREATE TABLE "laughs" (
	"script_id" text NOT NULL,
	"chapter" integer NOT NULL,
	"act" integer NOT NULL,
	"line" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "laughs_script_id_chapter_act_line_pk" PRIMARY KEY("script_id","chapter","act","line")
);
--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "family" text;--> statement-breakpoint
UPDATE "scripts" SET "family" = "id";--> statement-breakpoint
ALTER TABLE "scripts" ALTER COLUMN "family" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "share_id" text;--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "laughs" ADD CONSTRAINT "laughs_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scripts_family" ON "scripts" USING btree ("family");--> statement-breakpoint
ALTER TABLE "scripts" ADD CONSTRAINT "scripts_share_id_unique" UNIQUE("share_id");