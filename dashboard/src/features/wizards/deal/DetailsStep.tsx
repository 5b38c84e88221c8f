import { CheckboxCards } from '@data1522/design-system/CheckboxCards'
import { DateRangePicker } from '@data1522/design-system/DateRangePicker'
import { FormField } from '@data1522/design-system/FormField'
import { Grid } from '@data1522/design-system/Grid'
import { MultiSelect } from '@data1522/design-system/MultiSelect'
import { Stack } from '@data1522/design-system/Stack'
import { TextArea } from '@data1522/design-system/TextArea'
import { TextField } from '@data1522/design-system/TextField'
import { DEAL_CHANNELS } from '@data1522/mocks/contract/listings'
import { PRODUCT_CATEGORIES } from '@data1522/mocks/contract/products'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { categoryNames } from '../../../entities/product/product-meta.ts'
import { UniqueField } from '../../../shared/forms/UniqueField.tsx'
import { FigureField, LineField } from '../shared/fields.tsx'
import type { DealStepProps } from './deal.ts'

interface DetailsStepProps extends DealStepProps {
  /** Asks whether another deal has a code. */
  isTaken: (code: string) => Promise<boolean>
}

/** What the deal is called, what it holds for, and how long. */
export function DetailsStep({ form, isTaken }: DetailsStepProps) {
  const text = useText()
  const { moneyStyle } = useFormats()
  return (
    <Stack gap={20}>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <LineField form={form} name="title" label={text('deal.title')} />
        <UniqueField
          form={form}
          name="code"
          label={text('deal.code')}
          isRequired
          isTaken={isTaken}
          takenMessage={text('deal.codeTaken')}
        >
          {(field) => <TextField {...field} description={text('deal.codeText')} autoComplete="off" />}
        </UniqueField>
      </Grid>
      <FormField form={form} name="text" label={text('deal.text')} isRequired={false}>
        {(field) => <TextArea {...field} />}
      </FormField>
      <Grid columns={{ base: 1, sm: 2 }} gap={16}>
        <FormField form={form} name="categories" label={text('deal.categories')} isRequired={false}>
          {(field) => (
            <MultiSelect
              {...field}
              placeholder={text('deal.categoriesAll')}
              options={PRODUCT_CATEGORIES.map((id) => ({ id, label: text(categoryNames[id]) }))}
            />
          )}
        </FormField>
        <FigureField
          form={form}
          name="minimum"
          label={text('deal.minimum')}
          steppers="none"
          minValue={0}
          formatOptions={moneyStyle}
          isRequired={false}
        />
        <FormField form={form} name="duration" label={text('deal.duration')}>
          {(field) => <DateRangePicker {...field} presets={[]} />}
        </FormField>
      </Grid>
      <FormField form={form} name="notify" label={text('deal.notify')} isRequired={false}>
        {(field) => (
          <CheckboxCards
            {...field}
            columns={{ base: 1, sm: 3 }}
            options={DEAL_CHANNELS.map((id) => ({ id, label: text(`deal.notify.${id}`) }))}
          />
        )}
      </FormField>
    </Stack>
  )
}
