import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import type { ProductsEdit } from '@data1522/mocks/contract/products'
import { z } from '@data1522/mocks/contract/zod'
import { useWatch } from 'react-hook-form'
import { useText } from '../../../core/i18n/useText.ts'
import { useSaveAndClose } from '../../../shared/forms/useSaveAndClose.ts'

/** What can become of the price. */
export const priceModes = ['keep', 'set', 'raise', 'lower'] as const

interface Values {
  priceMode: (typeof priceModes)[number]
  price: number | null
  category: string
  addTags: string[]
  removeTags: string[]
}

const asItIs: Values = { priceMode: 'keep', price: null, category: 'keep', addTags: [], removeTags: [] }

const isSomething = ({ priceMode, category, addTags, removeTags }: Values) =>
  priceMode !== 'keep' || category !== 'keep' || addTags.length + removeTags.length > 0

const priceOf = ({ priceMode, price }: Values): ProductsEdit['price'] => {
  if (priceMode === 'keep' || price === null) return undefined
  if (priceMode === 'set') return { kind: 'set', amount: price }
  return { kind: 'percent', percent: priceMode === 'raise' ? price : -price }
}

/** By how many per cent a price can be moved at most. */
export const mostPercent = { raise: 1000, lower: 100 } as const

const isInBounds = ({ priceMode, price }: Values) =>
  priceMode === 'keep' || priceMode === 'set' || (price ?? 0) <= mostPercent[priceMode]

/** The form that changes several products together. */
export function useBulkEditForm(onClose: () => void, onSave: (edit: ProductsEdit) => Promise<unknown>) {
  const text = useText()
  const saveAndClose = useSaveAndClose(onClose, ['price', 'addTags'], {
    price: text('products.bulk.priceTooLow'),
    addTags: text('products.bulk.tooManyTags'),
  })
  const schema = z
    .object({
      priceMode: z.enum(priceModes),
      price: z.nullable(z.number().check(z.minimum(0))),
      category: z.string(),
      addTags: z.array(z.string()),
      removeTags: z.array(z.string()),
    })
    .check(
      z.refine(({ priceMode, price }) => priceMode === 'keep' || price !== null, {
        path: ['price'],
        error: text('products.bulk.valueMissing'),
      }),
      z.refine(isInBounds, {
        path: ['price'],
        error: text('products.bulk.tooMuch', { lower: mostPercent.lower, raise: mostPercent.raise }),
      }),
      z.refine(isSomething, { path: ['priceMode'], error: text('products.bulk.nothing') }),
    )
  const form = useSchemaForm<Values, Values>({
    schema,
    defaultValues: asItIs,
    onSubmit: (values) =>
      saveAndClose(() =>
        onSave({
          price: priceOf(values),
          categoryId: values.category === 'keep' ? undefined : Number(values.category),
          addTags: values.addTags,
          removeTags: values.removeTags,
        }),
      ),
  })
  const mode = useWatch({ control: form.hook.control, name: 'priceMode' })
  return { form, mode }
}
