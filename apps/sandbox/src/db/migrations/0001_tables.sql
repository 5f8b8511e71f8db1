CREATE TABLE "buy_fuel" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"user_id" text,
	"product" text NOT NULL,
	"credit_price" integer NOT NULL,
	"volume" bigint NOT NULL,
	"total" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "buy_fuel_product" CHECK ("buy_fuel"."product" in ('diesel', 'gas91', 'gas95', 'gas97')),
	CONSTRAINT "buy_fuel_volume" CHECK ("buy_fuel"."volume" >= 1000 and "buy_fuel"."total" > 0)
);

CREATE TABLE "fuel_code" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"code" text NOT NULL,
	"binding" text NOT NULL,
	"product" text NOT NULL,
	"volume" bigint NOT NULL,
	"redeemed" bigint DEFAULT 0 NOT NULL,
	"max_usage" integer NOT NULL,
	"send_sms" boolean NOT NULL,
	"auto_renew" boolean NOT NULL,
	"mobile_number" text,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fuel_code_product" CHECK ("fuel_code"."product" in ('diesel', 'gas91', 'gas95', 'gas97')),
	CONSTRAINT "fuel_code_volume" CHECK ("fuel_code"."volume" between 1000 and 10000000),
	CONSTRAINT "fuel_code_redeemed" CHECK ("fuel_code"."redeemed" between 0 and "fuel_code"."volume"),
	CONSTRAINT "fuel_code_period" CHECK ("fuel_code"."start_date" <= "fuel_code"."end_date"),
	CONSTRAINT "fuel_code_usage" CHECK ("fuel_code"."max_usage" in (0, 1)),
	CONSTRAINT "fuel_code_one_time" CHECK ("fuel_code"."max_usage" = 0 or "fuel_code"."volume" <= 200000),
	CONSTRAINT "fuel_code_binding" CHECK ("fuel_code"."binding" in ('driver-specific', 'vehicle-specific', 'driver-vehicle-specific', 'any')),
	CONSTRAINT "fuel_code_state" CHECK ("fuel_code"."state" in ('open', 'redeemed', 'expired', 'deactivated'))
);

CREATE TABLE "fuel_code_driver" (
	"fuel_code_id" text NOT NULL,
	"driver_id" text NOT NULL,
	CONSTRAINT "fuel_code_driver_fuel_code_id_driver_id_pk" PRIMARY KEY("fuel_code_id","driver_id")
);

CREATE TABLE "fuel_code_template" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"name" text,
	"binding" text NOT NULL,
	"driver_id" text,
	"vehicle_id" text,
	"product" text NOT NULL,
	"volume" bigint NOT NULL,
	"duration_days" integer NOT NULL,
	"max_usage" integer NOT NULL,
	"send_sms" boolean NOT NULL,
	"auto_renew" boolean NOT NULL,
	"mobile_number" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fuel_code_template_product" CHECK ("fuel_code_template"."product" in ('diesel', 'gas91', 'gas95', 'gas97')),
	CONSTRAINT "fuel_code_template_volume" CHECK ("fuel_code_template"."volume" between 1000 and 10000000),
	CONSTRAINT "fuel_code_template_days" CHECK ("fuel_code_template"."duration_days" between 1 and 1000)
);

CREATE TABLE "fuel_code_vehicle" (
	"fuel_code_id" text NOT NULL,
	"vehicle_id" text NOT NULL,
	CONSTRAINT "fuel_code_vehicle_fuel_code_id_vehicle_id_pk" PRIMARY KEY("fuel_code_id","vehicle_id")
);

CREATE TABLE "price" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"product" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"pump_price" integer NOT NULL,
	"movement" integer NOT NULL,
	"discount" integer NOT NULL,
	"credit_price" integer NOT NULL,
	"movement_type" text NOT NULL,
	CONSTRAINT "price_product" CHECK ("price"."product" in ('diesel', 'gas91', 'gas95', 'gas97')),
	CONSTRAINT "price_sum" CHECK ("price"."credit_price" = "price"."pump_price" - "price"."discount" and "price"."credit_price" > 0),
	CONSTRAINT "price_movement_type" CHECK ("price"."movement_type" in ('initial', 'national', 'account', 'discount', 'changeRefS'))
);

CREATE TABLE "redemption" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"station_id" text NOT NULL,
	"fuel_code_id" text NOT NULL,
	"driver_id" text,
	"vehicle_id" text,
	"dispensed_to" text NOT NULL,
	"product" text NOT NULL,
	"volume" bigint NOT NULL,
	"average_credit_price" integer NOT NULL,
	"total_credit_price" bigint NOT NULL,
	"pump_price" integer NOT NULL,
	"points_earned" integer NOT NULL,
	"or_number" text NOT NULL,
	"status" text DEFAULT 'success' NOT NULL,
	"remarks" text,
	"search" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemption_product" CHECK ("redemption"."product" in ('diesel', 'gas91', 'gas95', 'gas97')),
	CONSTRAINT "redemption_volume" CHECK ("redemption"."volume" > 0),
	CONSTRAINT "redemption_status" CHECK ("redemption"."status" in ('success', 'voided')),
	CONSTRAINT "redemption_dispensed_to" CHECK ("redemption"."dispensed_to" in ('vehicle', 'drum container'))
);

CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"overdraft" boolean DEFAULT false NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_key" UNIQUE("fleet_id","kind","unit","holder"),
	CONSTRAINT "account_unit" UNIQUE("id","unit"),
	CONSTRAINT "account_balance" CHECK ("account"."overdraft" or "account"."balance" >= 0),
	CONSTRAINT "account_kind" CHECK ("account"."kind" in ('wallet', 'points', 'fuel', 'reservation', 'outside')),
	CONSTRAINT "account_unit_known" CHECK ("account"."unit" in ('centavo', 'point', 'diesel', 'gas91', 'gas95', 'gas97')),
	CONSTRAINT "account_overdraft" CHECK ("account"."overdraft" = ("account"."kind" = 'outside')),
	CONSTRAINT "account_holder" CHECK (("account"."holder" <> '') = ("account"."kind" = 'reservation'))
);

CREATE TABLE "movement" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" text NOT NULL,
	"account_id" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "movement_amount" CHECK ("movement"."amount" <> 0)
);

CREATE TABLE "posting" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "posting_kind" CHECK ("posting"."kind" in ('cash-in', 'buy', 'reserve', 'release', 'redeem', 'void', 'points'))
);

CREATE TABLE "audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" text,
	"fleet_id" text,
	"action" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" jsonb
);

CREATE TABLE "idempotency" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"route" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_state" CHECK ("idempotency"."state" in ('done', 'void')),
	CONSTRAINT "idempotency_status" CHECK ("idempotency"."state" = 'void' or "idempotency"."status" is not null)
);

CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'sms'))
);

CREATE TABLE "rate_window" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"count" bigint NOT NULL
);

CREATE TABLE "driver" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"driver_license_id" text NOT NULL,
	"mobile_number" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "driver_status" CHECK ("driver"."status" in ('active', 'inactive'))
);

CREATE TABLE "driver_group" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "driver_group_status" CHECK ("driver_group"."status" in ('active', 'inactive'))
);

CREATE TABLE "fleet" (
	"id" text PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"plb_type" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	"onboarded_at" timestamp with time zone NOT NULL,
	"payment_gateway" text DEFAULT 'paymaya' NOT NULL,
	"inventory_limit" bigint,
	"reference_station_id" text,
	CONSTRAINT "fleet_plb_type" CHECK ("fleet"."plb_type" in ('hedging', 'locqpay', 'locqpay-manual-po', 'locqpay-manual-po-credit')),
	CONSTRAINT "fleet_status" CHECK ("fleet"."status" in ('active', 'deactivated')),
	CONSTRAINT "fleet_inventory_limit" CHECK ("fleet"."inventory_limit" > 0)
);

CREATE TABLE "fleet_station" (
	"fleet_id" text NOT NULL,
	"station_id" text NOT NULL
);

CREATE TABLE "vehicle" (
	"id" text PRIMARY KEY NOT NULL,
	"fleet_id" text NOT NULL,
	"plate_number" text NOT NULL,
	"model" text,
	"remarks" text,
	"type" text DEFAULT 'Vehicle' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vehicle_status" CHECK ("vehicle"."status" in ('active', 'inactive')),
	CONSTRAINT "vehicle_type" CHECK ("vehicle"."type" in ('Vehicle', 'Drum Container'))
);

CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_token_purpose" CHECK ("one_time_token"."purpose" in ('second-login', 'reset', 'invite'))
);

CREATE TABLE "otp_challenge" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);

CREATE TABLE "refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "session_family" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_for" text
);

CREATE TABLE "app_user" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"status" text DEFAULT 'active' NOT NULL,
	"two_factor" boolean DEFAULT false NOT NULL,
	"otp_failures" integer DEFAULT 0 NOT NULL,
	"otp_failed_at" timestamp with time zone,
	"otp_locked_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_user_status" CHECK ("app_user"."status" in ('active', 'pending', 'deactivated'))
);

CREATE TABLE "user_access" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"fleet_id" text,
	"portal" text DEFAULT 'fleet' NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_access_status" CHECK ("user_access"."status" in ('active', 'deactivated')),
	CONSTRAINT "user_access_fleet_portal" CHECK ("user_access"."portal" <> 'fleet' or "user_access"."fleet_id" is not null)
);

CREATE TABLE "merchant" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL
);

CREATE TABLE "station" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"business_name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"province" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opens_at" text NOT NULL,
	"closes_at" text NOT NULL,
	"diesel" boolean NOT NULL,
	"gas91" boolean NOT NULL,
	"gas95" boolean NOT NULL,
	"gas97" boolean NOT NULL,
	"is_onboarded" boolean DEFAULT true NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"search" text NOT NULL,
	CONSTRAINT "station_status" CHECK ("station"."status" in ('active', 'closed'))
);

ALTER TABLE "buy_fuel" ADD CONSTRAINT "buy_fuel_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "buy_fuel" ADD CONSTRAINT "buy_fuel_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code" ADD CONSTRAINT "fuel_code_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_driver" ADD CONSTRAINT "fuel_code_driver_fuel_code_id_fuel_code_id_fk" FOREIGN KEY ("fuel_code_id") REFERENCES "public"."fuel_code"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_driver" ADD CONSTRAINT "fuel_code_driver_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_template" ADD CONSTRAINT "fuel_code_template_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_template" ADD CONSTRAINT "fuel_code_template_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_template" ADD CONSTRAINT "fuel_code_template_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_vehicle" ADD CONSTRAINT "fuel_code_vehicle_fuel_code_id_fuel_code_id_fk" FOREIGN KEY ("fuel_code_id") REFERENCES "public"."fuel_code"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fuel_code_vehicle" ADD CONSTRAINT "fuel_code_vehicle_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "price" ADD CONSTRAINT "price_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_fuel_code_id_fuel_code_id_fk" FOREIGN KEY ("fuel_code_id") REFERENCES "public"."fuel_code"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "account" ADD CONSTRAINT "account_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "movement" ADD CONSTRAINT "movement_posting_id_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."posting"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "posting" ADD CONSTRAINT "posting_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "driver" ADD CONSTRAINT "driver_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "driver_group" ADD CONSTRAINT "driver_group_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fleet" ADD CONSTRAINT "fleet_reference_station_id_station_id_fk" FOREIGN KEY ("reference_station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fleet_station" ADD CONSTRAINT "fleet_station_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "fleet_station" ADD CONSTRAINT "fleet_station_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "otp_challenge" ADD CONSTRAINT "otp_challenge_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_family_id_session_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."session_family"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "session_family" ADD CONSTRAINT "session_family_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_access" ADD CONSTRAINT "user_access_fleet_id_fleet_id_fk" FOREIGN KEY ("fleet_id") REFERENCES "public"."fleet"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "buy_fuel_recent" ON "buy_fuel" USING btree ("fleet_id","created_at");
CREATE UNIQUE INDEX "fuel_code_code" ON "fuel_code" USING btree ("code");
CREATE INDEX "fuel_code_recent" ON "fuel_code" USING btree ("fleet_id","created_at");
CREATE INDEX "fuel_code_open" ON "fuel_code" USING btree ("fleet_id","end_date") WHERE state = 'open';
CREATE INDEX "fuel_code_template_fleet" ON "fuel_code_template" USING btree ("fleet_id","created_at");
CREATE UNIQUE INDEX "price_key" ON "price" USING btree ("fleet_id","product","effective_at");
CREATE UNIQUE INDEX "redemption_or_number" ON "redemption" USING btree ("or_number");
CREATE INDEX "redemption_recent" ON "redemption" USING btree ("fleet_id","redeemed_at");
CREATE INDEX "redemption_code" ON "redemption" USING btree ("fuel_code_id");
CREATE INDEX "movement_account" ON "movement" USING btree ("account_id");
CREATE INDEX "movement_posting" ON "movement" USING btree ("posting_id");
CREATE INDEX "posting_reference" ON "posting" USING btree ("reference");
CREATE INDEX "posting_fleet" ON "posting" USING btree ("fleet_id","created_at");
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient","id");
CREATE UNIQUE INDEX "driver_license_key" ON "driver" USING btree ("fleet_id","driver_license_id");
CREATE INDEX "driver_recent" ON "driver" USING btree ("fleet_id","created_at");
CREATE UNIQUE INDEX "driver_group_key" ON "driver_group" USING btree ("fleet_id",lower("name"));
CREATE UNIQUE INDEX "fleet_station_key" ON "fleet_station" USING btree ("fleet_id","station_id");
CREATE UNIQUE INDEX "vehicle_plate_key" ON "vehicle" USING btree ("fleet_id","plate_number");
CREATE INDEX "vehicle_recent" ON "vehicle" USING btree ("fleet_id","created_at");
CREATE INDEX "one_time_token_user" ON "one_time_token" USING btree ("user_id","purpose");
CREATE INDEX "otp_challenge_user" ON "otp_challenge" USING btree ("user_id","created_at");
CREATE INDEX "session_family_user" ON "session_family" USING btree ("user_id");
CREATE UNIQUE INDEX "app_user_email" ON "app_user" USING btree (lower("email"));
CREATE UNIQUE INDEX "user_access_key" ON "user_access" USING btree ("user_id","portal","fleet_id");
CREATE INDEX "user_access_fleet" ON "user_access" USING btree ("fleet_id");
CREATE INDEX "station_place" ON "station" USING btree ("province","city");