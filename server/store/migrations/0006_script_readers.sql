CREATE TABLE "script_readers" (
	"script_id" text NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "script_readers_script_id_user_id_pk" PRIMARY KEY("script_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "scripts" ADD COLUMN "pace_act" integer;--> statement-breakpoint
ALTER TABLE "script_readers" ADD CONSTRAINT "script_readers_script_id_scripts_id_fk" FOREIGN KEY ("script_id") REFERENCES "public"."scripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "script_readers" ADD CONSTRAINT "script_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "script_readers_user" ON "script_readers" USING btree ("user_id");