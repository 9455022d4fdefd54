CREATE TABLE "room_events" (
	"room_id" text NOT NULL,
	"n" integer NOT NULL,
	"key" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "room_events_room_id_n_pk" PRIMARY KEY("room_id","n")
);
--> statement-breakpoint
CREATE TABLE "room_presence" (
	"room_id" text NOT NULL,
	"person" text NOT NULL,
	"tab" text NOT NULL,
	"instance" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "room_presence_room_id_person_pk" PRIMARY KEY("room_id","person")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_presence" ADD CONSTRAINT "room_presence_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_events_key" ON "room_events" USING btree ("room_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "rooms_open_code" ON "rooms" USING btree ("code") WHERE "rooms"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "rooms_code" ON "rooms" USING btree ("code","created_at");--> statement-breakpoint
CREATE INDEX "rooms_created_by" ON "rooms" USING btree ("created_by");