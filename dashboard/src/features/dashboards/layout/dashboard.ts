import type { DashboardPeriod } from '@data1522/mocks/contract/dashboards'
import type { MessageId } from '../../../core/i18n/intl.ts'
import type { CardSpec } from '../../../entities/dashboard/card/card.ts'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'

/** A dashboard: its name, its days, and its cards in their usual order. */
export interface DashboardSpec {
  readonly id: 'analytics' | 'crm' | 'ecommerce' | 'academy' | 'logistics'
  readonly title: MessageId
  /** How many days it shows unless the address says otherwise; nothing where it tells of now alone. */
  readonly days?: DashboardPeriod
  /** When the figures were taken and of which days they tell, as its first card knows it. */
  readonly useView: (days: DashboardDays) => PartView | undefined
  readonly cards: readonly CardSpec[]
  /** Whether it is fetched anew every minute. @default false */
  readonly isLive?: boolean
}
