-- Lists of payments can be filtered by driver.
CREATE INDEX card_payment_driver ON card_payment (driver_id);
