import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useWordList } from '../shared/useWordList.ts'
import type { PropertyValues } from './property.ts'

/** The answers of a listing in words, for the review and the steps; empty where nothing was said. */
export function usePropertyLabels() {
  const text = useText()
  const { money, day, number } = useFormats()
  const { nameOf } = useCountries()
  const list = useWordList()
  const area = (size: number | null) =>
    size === null ? '' : text('property.squareMetres', { size: number(size) })
  const yes = (isTrue: boolean) => text(isTrue ? 'wizard.yes' : 'wizard.no')
  const priceOf = ({ price, purpose }: PropertyValues) => {
    if (price === null) return ''
    return purpose === 'rent' ? text('property.perMonth', { price: money(price) }) : money(price)
  }
  return {
    area,
    priceOf,
    name: ({ type, town }: Pick<PropertyValues, 'type' | 'town'>) =>
      list([text(`property.type.${type}`), town]),
    place: ({ line1, line2, postCode, town, state, country }: PropertyValues) =>
      list([line1, line2, [postCode, town].filter(Boolean).join(' '), state, country && nameOf(country)]),
    rooms: ({ bedrooms, bathrooms, balconies, floor }: PropertyValues) => ({
      bedrooms: bedrooms === null ? '' : number(bedrooms),
      bathrooms: bathrooms === null ? '' : number(bathrooms),
      balconies: balconies === null ? '' : number(balconies),
      floor: floor === null ? '' : number(floor),
    }),
    furniture: ({ furnishing, furniture }: PropertyValues) =>
      list([
        text(`property.furnishing.${furnishing}`),
        ...(furnishing === 'none' ? [] : furniture.map((id) => text(`property.furniture.${id}`))),
      ]),
    shared: ({ sharedAreas }: PropertyValues) => list(sharedAreas.map((id) => text(`property.shared.${id}`))),
    available: ({ availability, availableFrom }: PropertyValues) =>
      availability === 'now' ? text('property.availability.now') : availableFrom && day(availableFrom),
    included: ({ included }: PropertyValues) => list(included.map((id) => text(`property.included.${id}`))),
    yes,
    width: (metres: number | null) =>
      metres === null ? '' : text('property.metres', { width: number(metres) }),
    money: (amount: number | null) => (amount === null ? '' : money(amount)),
  }
}
