import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listUsers: {
    query: {
      q: 'al',
      role: 'editor',
      plan: 'team',
      status: 'Active',
      sortBy: 'user',
      orderBy: 'asc',
      page: 1,
      itemsPerPage: 10,
    },
  },
  getUser: { params: { id: 35 } },
  createUser: {
    body: {
      fullName: 'Leocadia Brightmoor',
      username: 'leocadia.b',
      email: 'leocadia.b@example.com',
      company: 'Brightmoor Bindery',
      country: 'United Kingdom',
      contact: '+44 7700 900146',
      role: 'editor',
      currentPlan: 'team',
      status: 'Pending',
    },
  },
  updateUser: {
    params: { id: 35 },
    body: { role: 'author', currentPlan: 'team', status: 'Active', language: 'Portuguese' },
  },
  deleteUser: { params: { id: 35 } },
  deleteUsers: { body: { ids: [21, 22] } },
  updateUsers: { body: { users: [{ id: 21, role: 'editor' }] } },
  restoreUsers: {
    after: [['deleteUser', { params: { id: 35 } }]],
    body: { ids: [35] },
  },
  getUsersSummary: {},
  getUserAccount: { params: { id: 1 } },
}
