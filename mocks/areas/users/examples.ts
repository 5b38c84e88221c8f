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
    body: {
      users: [
        {
          id: 35,
          fullName: 'Caetana Vilarosa',
          username: 'caetana.v',
          company: 'Ipê Amarelo',
          role: 'subscriber',
          country: 'Brazil',
          contact: '+55 11 0000-5099',
          email: 'caetana.v@example.com',
          currentPlan: 'basic',
          status: 'Inactive',
          avatar: '/pictures/avatars/11.svg',
        },
      ],
    },
  },
  getUsersSummary: {},
  getUserAccount: { params: { id: 1 } },
}
