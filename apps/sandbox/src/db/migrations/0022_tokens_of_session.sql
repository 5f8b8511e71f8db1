-- A session is deleted with its refresh tokens.
CREATE INDEX refresh_token_family ON refresh_token (family_id);
