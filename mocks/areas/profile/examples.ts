import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  getProfile: { query: { tab: 'connections' } },
  getProfileHeader: {},
  updateTeam: { params: { id: 3 }, body: { isStarred: true, isMember: false } },
  updateConnection: { params: { id: 28 }, body: { isConnected: true } },
}
