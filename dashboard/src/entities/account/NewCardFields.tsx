import { CardField } from '@data1522/design-system/CardField'
import { FormField } from '@data1522/design-system/FormField'
import { Switch } from '@data1522/design-system/Switch'
import type { SchemaFormHandle } from '@data1522/design-system/useSchemaForm'
import { useText } from '../../core/i18n/useText.ts'
import { type NewCard, takenBrand } from './useNewCard.ts'

interface NewCardFieldsProps {
  form: SchemaFormHandle<NewCard, NewCard>
  /** Whether there is no other yet, so that it is the primary one. */
  isFirst: boolean
}

/** Asks for a card. */
export function NewCardFields({ form, isFirst }: NewCardFieldsProps) {
  const text = useText()
  return (
    <>
      <FormField form={form} name="card" label={text('account.card')}>
        {({ value, onChange, errorMessage, ...field }) => (
          <CardField
            {...field}
            isLabelHidden
            hasName
            value={value}
            onChange={(card) => onChange({ ...card, name: card.name ?? '' })}
            isChecked={errorMessage !== undefined}
            errors={
              value.number.length > 5 && !takenBrand(value)
                ? { number: text('account.brandRefused') }
                : undefined
            }
          />
        )}
      </FormField>
      <FormField form={form} name="isPrimary" label={text('account.asPrimary')}>
        {({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange} isDisabled={isFirst}>
            {text('account.asPrimary')}
          </Switch>
        )}
      </FormField>
    </>
  )
}
