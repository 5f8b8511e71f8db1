-- Sorts by status read the index alone.

CREATE INDEX driver_state_sort ON driver (fleet_id, status, created_at, id);
CREATE INDEX vehicle_state_sort ON vehicle (fleet_id, status, created_at, id);
CREATE INDEX fuel_code_status_sort ON fuel_code (fleet_id, state, start_date, created_at, id);
