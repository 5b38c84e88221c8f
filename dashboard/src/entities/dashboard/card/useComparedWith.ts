import { useIntl } from 'react-intl'
import { useText } from '../../../core/i18n/useText.ts'
import type { DashboardDays } from '../period.ts'
import type { PartView } from '../queries.ts'

/** What figures are compared with, in the few words that stand beside each change. */
export function useComparedWith({ compare }: DashboardDays, view: PartView | undefined) {
  'use memo'
  const text = useText()
  const { formatDate } = useIntl()
  if (compare === 'none') return ''
  if (compare !== 'year' || !view?.compared) return text('dashboards.vsBefore')
  const year = formatDate(view.compared.to, { year: 'numeric', timeZone: 'UTC' })
  return text('dashboards.vsYear', { year })
}
