-- Links of the sandbox's page that sign in a demo account.
ALTER TABLE "one_time_token" DROP CONSTRAINT "one_time_token_purpose";
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_purpose" CHECK ("one_time_token"."purpose" in ('second-login', 'reset', 'invite', 'sign-in-link'));
