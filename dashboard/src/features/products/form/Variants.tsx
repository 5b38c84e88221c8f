import { Alert } from '@data1522/design-system/Alert'
import { Box } from '@data1522/design-system/Box'
import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { Icon } from '@data1522/design-system/Icon'
import { IconPlus } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { Switch } from '@data1522/design-system/Switch'
import { useWatch } from 'react-hook-form'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import {
  combinationsOf,
  countOf,
  isCounted,
  MOST_COMBINATIONS,
  totalOf,
  type VariantOption,
} from './combinations.ts'
import { OptionRow } from './OptionRow.tsx'
import { Part } from './Part.tsx'
import type { ProductFormHandle } from './product-values.ts'
import { VariantMatrix } from './VariantMatrix.tsx'

const MOST_OPTIONS = 3

/** What the product comes in, such as sizes and colours, and what there is of each. */
export function Variants({ form }: { form: ProductFormHandle }) {
  const text = useText()
  const { number } = useFormats()
  const { control, getValues, setValue } = form.hook
  const [variants, isApart] = useWatch({ control, name: ['variants', 'isApart'] })
  const count = countOf(variants)
  const change = (next: VariantOption[], apart = isApart) => {
    const { combinations, pricing, qty } = getValues()
    const start = { price: pricing.base, qty: qty ?? 0 }
    setValue('variants', next, {
      shouldDirty: true,
      shouldValidate: Boolean(control._formState.errors.variants),
    })
    setValue('isApart', apart, { shouldDirty: true })
    // While they count together, what was said of each waits for who changes their mind.
    if (apart) setValue('combinations', combinationsOf(next, combinations, start), { shouldDirty: true })
    else if (isCounted({ variants, isApart })) setValue('qty', totalOf(combinations), { shouldDirty: true })
  }
  return (
    <Part title={text('productForm.variants')} subtitle={text('productForm.variantsDescription')}>
      <FormField form={form} name="variants" label={text('productForm.variants')} isRequired={false}>
        {({ id, ref, errorMessage }) => (
          <Stack gap={16}>
            {variants.map((variant, index) => (
              <OptionRow
                key={index}
                ref={index === 0 ? ref : undefined}
                number={index + 1}
                variant={variant}
                onChange={(next) => change(variants.map((one, at) => (at === index ? next : one)))}
                onRemove={() => {
                  change(variants.filter((_, at) => at !== index))
                  document.getElementById(`${id}-add`)?.focus()
                }}
              />
            ))}
            {errorMessage && (
              <Alert tone="danger" isLive>
                {errorMessage}
              </Alert>
            )}
            {variants.length < MOST_OPTIONS && (
              <Box>
                <Button
                  id={`${id}-add`}
                  start={<Icon icon={IconPlus} size={18} />}
                  onPress={() => change([...variants, { option: '', values: [] }])}
                >
                  {text(variants.length > 0 ? 'productForm.addAnother' : 'productForm.addOption')}
                </Button>
              </Box>
            )}
          </Stack>
        )}
      </FormField>
      {count > 0 && (
        <Switch
          isSelected={isApart}
          onChange={(apart) => change(variants, apart)}
          description={text('productForm.apartHelp')}
        >
          {text('productForm.apart')}
        </Switch>
      )}
      {isApart && count > MOST_COMBINATIONS && (
        <Alert tone="warning" isLive>
          {text('productForm.tooMany', { count: number(count), most: number(MOST_COMBINATIONS) })}
        </Alert>
      )}
      {isCounted({ variants, isApart }) && <VariantMatrix form={form} />}
    </Part>
  )
}
