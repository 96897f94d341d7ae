title = Lanterns
ask-take-lamp = Which lamp?
do-take = Take { $lamp }.
event-took = { $seat } takes { $lamp }.
box-lantern-even = some lamp must be worth more than another
end-all-taken = All lamps are taken.
field-players = Players
field-lamps = Lamps
