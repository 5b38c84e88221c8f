import { Button } from '@data1522/design-system/Button'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Divider } from '@data1522/design-system/Divider'
import { Grid } from '@data1522/design-system/Grid'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import type { ProductDetail } from '@data1522/mocks/contract/products'
import { useState } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { ProductFormHandle } from './product-values.ts'
import { useRestock } from './useRestock.ts'

interface RestockProps {
  form: ProductFormHandle
  product: ProductDetail
}

/** What there is and what is on its way, and what to press when it has come. */
export function Restock({ form, product }: RestockProps) {
  const text = useText()
  const { number, day } = useFormats()
  const { qty, inventory, combinations } = product
  const [received, setReceived] = useState<number | null>(null)
  const [variant, setVariant] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { restock, isPending } = useRestock(form, product)
  const variants = combinations.map(({ values }) => values.join(' / '))
  const values = combinations[variant === null ? -1 : variants.indexOf(variant)]?.values
  const isWhole = Boolean(received) && (variants.length === 0 || values !== undefined)
  const facts = [
    { term: text('productForm.stockNow'), description: number(qty) },
    { term: text('productForm.inTransit'), description: number(inventory.inTransit) },
    {
      term: text('productForm.lastRestock'),
      description: inventory.lastRestock ? day(inventory.lastRestock) : text('productForm.never'),
    },
    { term: text('productForm.lifetime'), description: number(inventory.lifetime) },
  ]
  const send = async () => {
    setAsked(!isWhole)
    if (!isWhole || !(await restock(received!, values))) return
    setReceived(null)
    setVariant(null)
  }
  const missing = text('productForm.restockMissing')
  return (
    <Stack gap={16}>
      <Divider />
      <DescriptionList items={facts} columns={2} />
      <Grid columns={{ base: 1, sm: 2 }} gap={12}>
        {variants.length > 0 && (
          <Select
            label={text('productForm.variant')}
            options={variants.map((id) => ({ id, label: id }))}
            value={variant}
            onChange={setVariant}
            placeholder={text('productForm.choose')}
            errorMessage={isAsked && !values ? text('productForm.variantMissing') : undefined}
          />
        )}
        <NumberField
          label={text('productForm.arrived')}
          value={received}
          onChange={setReceived}
          minValue={1}
          step={1}
          errorMessage={isAsked && !received ? missing : undefined}
        />
      </Grid>
      <Inline>
        <Can action="update" subject="Product" label={text('productForm.restock')}>
          {(isDisabled) => (
            <Button isDisabled={isDisabled} isPending={isPending} onPress={() => void send()}>
              {text('productForm.restock')}
            </Button>
          )}
        </Can>
      </Inline>
    </Stack>
  )
}
