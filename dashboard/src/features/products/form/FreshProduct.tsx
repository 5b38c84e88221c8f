import { ChangedElsewhere } from '@data1522/design-system/ChangedElsewhere'
import type { Category } from '@data1522/mocks/contract/categories'
import type { ProductDetail } from '@data1522/mocks/contract/products'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../core/i18n/intl.ts'
import { useCountries } from '../../../core/i18n/usePlaceOptions.ts'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { categoryTitle } from '../../../entities/product/product-meta.ts'
import { type ProductFormHandle, type ProductValues, valuesOf } from './product-values.ts'

interface FreshProductProps {
  form: ProductFormHandle
  product: ProductDetail
  categories: readonly Category[]
}

/** The fields whose values are words of the language. */
const choices: Readonly<Record<string, string>> = {
  status: 'products.status',
  shipping: 'productForm.shipper',
}

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent

/** Lets the form follow what others make of the product, and names what they changed of what is being changed. */
export function FreshProduct({ form, product, categories }: FreshProductProps) {
  const text = useText()
  const { day } = useFormats()
  const { nameOf } = useCountries()
  const { formatList } = useIntl()
  const write = (name: string, value: unknown) => {
    if (value === null) return undefined
    if (name in choices) return text(`${choices[name]}.${value as string}` as MessageId)
    if (name === 'attributes.expiry') return day(value as string)
    if (name === 'description') return wordsOf(value as string)
    if (name === 'category') {
      const category = categories.find(({ id }) => String(id) === value)
      return category && categoryTitle(category, text)
    }
    if (name === 'delivery') {
      const { reach, countries } = value as ProductValues['delivery']
      return reach === 'countries' ? formatList(countries.map(nameOf)) : text(`productForm.reach.${reach}`)
    }
    if (name === 'media')
      return formatList(
        (value as ProductValues['media']).map(
          ({ alt }, at) => alt || text('productForm.pictureNumber', { number: at + 1 }),
        ),
      )
    return undefined
  }
  return (
    <ChangedElsewhere
      form={form}
      values={valuesOf(product, categories)}
      write={write}
      labels={{ delivery: text('productForm.delivery'), identifier: text('productForm.identifier') }}
    />
  )
}
