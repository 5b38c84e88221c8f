import { FormField } from '@data1522/design-system/FormField'
import { IconBuildingStore, IconChartPie, IconMessage, IconTruck } from '@data1522/design-system/icons'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useCardMonth } from '../../../entities/account/useCardMonth.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { APP_KINDS, type AppForm, cardId, DATABASES, FRAMEWORKS, INVOICE } from './app-form.ts'

const kindIcons = {
  shop: IconBuildingStore,
  reports: IconChartPie,
  messages: IconMessage,
  orders: IconTruck,
}

/** What each step is given. */
interface AppStepProps {
  form: AppForm
}

/** What the app is called and what it is for. */
export function DetailsFields({ form }: AppStepProps) {
  const text = useText()
  return (
    <Stack gap={20}>
      <FormField form={form} name="name" label={text('dialogExamples.app.name')}>
        {(field) => (
          <TextField {...field} autoComplete="off" placeholder={text('dialogExamples.app.nameExample')} />
        )}
      </FormField>
      <FormField form={form} name="kind" label={text('dialogExamples.app.kind')}>
        {(field) => (
          <RadioCards
            {...field}
            options={APP_KINDS.map((id) => ({
              id,
              icon: kindIcons[id],
              label: text(`dialogExamples.app.kind.${id}`),
              description: text(`dialogExamples.app.kindText.${id}`),
            }))}
          />
        )}
      </FormField>
    </Stack>
  )
}

/** What it is built with. */
export function FrameworkFields({ form }: AppStepProps) {
  const text = useText()
  return (
    <FormField form={form} name="framework" label={text('dialogExamples.app.framework')}>
      {(field) => (
        <RadioCards
          {...field}
          options={FRAMEWORKS.map((id) => ({
            id,
            label: id,
            description: text(`dialogExamples.app.frameworkText.${id}`),
          }))}
        />
      )}
    </FormField>
  )
}

/** Where it keeps its data. */
export function DatabaseFields({ form }: AppStepProps) {
  const text = useText()
  return (
    <Stack gap={20}>
      <FormField form={form} name="database" label={text('dialogExamples.app.database')}>
        {(field) => (
          <RadioCards
            {...field}
            options={DATABASES.map((id) => ({
              id,
              label: id,
              description: text(`dialogExamples.app.databaseText.${id}`),
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="schemaName" label={text('dialogExamples.app.schemaName')}>
        {(field) => (
          <TextField {...field} autoComplete="off" description={text('dialogExamples.app.schemaNameText')} />
        )}
      </FormField>
    </Stack>
  )
}

/** Which of one's cards pays, or an invoice. */
export function BillingFields({ form, cards }: AppStepProps & { cards: AccountBilling['cards'] }) {
  const text = useText()
  const cardMonth = useCardMonth()
  return (
    <FormField form={form} name="payment" label={text('dialogExamples.app.payment')}>
      {(field) => (
        <RadioCards
          {...field}
          options={[
            ...cards.map((card) => ({
              id: cardId(card),
              label: text('account.cardName', {
                brand: text(`account.brand.${card.brand}`),
                digits: card.lastDigits,
              }),
              description: text('dialogExamples.app.cardUntil', { month: cardMonth(card.expires) }),
            })),
            {
              id: INVOICE,
              label: text('dialogExamples.app.invoice'),
              description: text('dialogExamples.app.invoiceText'),
            },
          ]}
        />
      )}
    </FormField>
  )
}
