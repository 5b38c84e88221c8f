/** What tells of people, their names, pictures, roles and numbers: a change of one, wherever it is made, makes it old. */
export const peopleKeys = [
  ['users'],
  ['accountSettings'],
  ['profile'],
  ['roles'],
  ['dashboards'],
  ['invoices'],
] as const
