import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useWordList } from '../shared/useWordList.ts'
import { categoryNames } from '../../../entities/product/product-meta.ts'
import type { DealValues } from './deal.ts'

/** The answers of a deal in words, for the review and the steps; empty where nothing was said. */
export function useDealLabels() {
  const text = useText()
  const { money, rate, day, number } = useFormats()
  const { nameOf } = useCountries()
  const list = useWordList()
  return {
    // In capitals also while it is typed in others.
    code: ({ code }: Pick<DealValues, 'code'>) => code.trim().toUpperCase(),
    discount: ({ kind, discount }: Pick<DealValues, 'kind' | 'discount'>) => {
      if (discount === null) return ''
      return kind === 'flat' ? money(discount) : rate(discount)
    },
    regions: ({ regions }: DealValues) =>
      regions.length === 0 ? text('deal.regionsAll') : list(regions.map(nameOf)),
    categories: ({ categories }: DealValues) =>
      categories.length === 0
        ? text('deal.categoriesAll')
        : list(categories.map((id) => text(categoryNames[id]))),
    minimum: ({ minimum }: DealValues) => (minimum ? money(minimum) : text('deal.minimumNone')),
    duration: ({ duration }: Pick<DealValues, 'duration'>) =>
      duration ? text('deal.fromTo', { from: day(duration.start), to: day(duration.end) }) : '',
    notify: ({ notify }: DealValues) => list(notify.map((id) => text(`deal.notify.${id}`))),
    limit: ({ limit }: DealValues) => (limit === null ? text('deal.limitNone') : number(limit)),
    payments: ({ payments }: DealValues) => list(payments.map((id) => text(`deal.payment.${id}`))),
    yes: (isTrue: boolean) => text(isTrue ? 'wizard.yes' : 'wizard.no'),
  }
}
