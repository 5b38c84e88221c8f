import {
  listReferrals,
  REFERRAL_STATUSES,
  type Referral,
  type ReferralQuery,
  type ReferralStatus,
} from '@data1522/mocks/contract/referrals'
import { call } from '../../../core/api/client.ts'
import type { ListConfig } from '../../../shared/list/list-config.ts'
import { referralsKey } from '../../../entities/referral/queries.ts'
import { referralColumns } from './columns.tsx'

/** The list of all referrals; a page past the last one is empty, so it says the page that was asked for. */
export const referralList = {
  id: 'referrals',
  path: '/apps/ecommerce/referrals',
  key: referralsKey,
  load: async ({ filters, ...query }, options) => {
    const { referrals, total } = await call(
      listReferrals,
      { query: { ...query, ...filters } as ReferralQuery },
      options,
    )
    return { rows: referrals, total, page: query.page }
  },
  rowId: ({ id }) => String(id),
  rowName: ({ user, referredId }) => `${user} · ${referredId}`,
  columns: referralColumns,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: 'referrals.column.status',
      allLabel: 'referrals.allStatuses',
      options: REFERRAL_STATUSES,
      optionLabel: (status, { text }) => text(`referrals.status.${status as ReferralStatus}`),
    },
  ],
  views: [{ id: 'unpaid', label: 'referrals.only.unpaid', search: 'status=Unpaid' }],
  labels: {
    title: 'titles.referrals',
    search: 'referrals.search',
    searchHint: 'referrals.searchHint',
    failed: 'referrals.loadFailed',
    empty: 'referrals.empty',
    emptyText: 'referrals.emptyText',
    noMatch: 'referrals.noMatch',
    noMatchText: 'referrals.noMatchText',
    fileName: 'referrals.fileName',
  },
} satisfies ListConfig<Referral>
