import type { Example } from '../../contract/example.ts'

export const examples: Readonly<Record<string, Example>> = {
  listReferrals: {
    query: { q: '', status: 'Unpaid', sortBy: 'earning', orderBy: 'desc', page: 1, itemsPerPage: 10 },
  },
  payOutReferrals: { body: { ids: [7] } },
  updateReferral: { params: { id: 7 }, body: { status: 'Paid' } },
  createReferralInvitations: { body: { emails: ['cosima.fenwright@example.com', 'otto.brack@example.com'] } },
  getReferralsSummary: {},
}
