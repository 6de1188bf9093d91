create or replace trigger operator_acts_stay before update or delete or truncate on operator_acts
  for each statement execute function refuse_change()
