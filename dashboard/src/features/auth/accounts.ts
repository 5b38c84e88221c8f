/** The accounts of the demo. */
export const demoAccounts = [
  { email: 'admin@demo.com', password: 'admin' },
  { email: 'client@demo.com', password: 'client' },
]
