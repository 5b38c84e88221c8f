import type { DashboardPeriod } from '@data1522/mocks/contract/dashboards'
import type { MessageId } from '../../../core/i18n/intl.ts'
import type { CardSpec } from '../../../entities/dashboard/card/card.ts'
import type { DashboardDays } from '../../../entities/dashboard/period.ts'
import type { PartView } from '../../../entities/dashboard/queries.ts'

/** A dashboard: its name, its period, and its cards in their default order. */
export interface DashboardSpec {
  readonly id: 'analytics' | 'crm' | 'ecommerce' | 'academy' | 'logistics'
  readonly title: MessageId
  /** The default number of days; undefined for a dashboard about the present only. */
  readonly days?: DashboardPeriod
  /** When the figures were taken and for which period, from the data of its first card. */
  readonly useView: (days: DashboardDays) => PartView | undefined
  readonly cards: readonly CardSpec[]
  /** Whether it is refetched every minute. @default false */
  readonly isLive?: boolean
}
