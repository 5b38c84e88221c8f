/** The accounts of the demo: who may do everything, and who may not. */
export const demoAccounts = [
  { email: 'admin@demo.com', password: 'admin' },
  { email: 'client@demo.com', password: 'client' },
] as const
