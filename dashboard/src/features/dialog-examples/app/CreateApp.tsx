import { Dialog } from '@data1522/design-system/Dialog'
import {
  IconCheck,
  IconCode,
  IconCreditCard,
  IconFileText,
  IconRocket,
  IconStack2,
} from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { Wizard } from '@data1522/design-system/Wizard'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { useMedia } from '../../../core/useMedia.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import { accountSettingsQuery, type OwnSettings } from '../../../entities/account/queries.ts'
import type { ExampleProps } from '../examples.ts'
import { useControlledState } from '../kept.ts'
import { KeptList } from '../KeptList.tsx'
import { OnceLoaded } from '../OnceLoaded.tsx'
import { type AppStep, type AppValues, appSchema, appSteps, emptyApp } from './app-form.ts'
import { BillingFields, DatabaseFields, DetailsFields, FrameworkFields } from './AppFields.tsx'
import { AppReview } from './AppReview.tsx'

const icons = {
  details: IconFileText,
  framework: IconCode,
  database: IconStack2,
  billing: IconCreditCard,
  submit: IconCheck,
}
const stepIds = Object.keys(appSteps) as AppStep[]

/** Creates an app in five steps. */
export function CreateApp(dialog: ExampleProps) {
  const text = useText()
  const query = useQuery(accountSettingsQuery())
  return (
    <OnceLoaded {...dialog} query={query} title={text('dialogExamples.app.title')}>
      {({ billing }) => <Steps {...dialog} cards={billing.cards} />}
    </OnceLoaded>
  )
}

function Steps({ cards, isOpen, onClose }: ExampleProps & { cards: OwnSettings['billing']['cards'] }) {
  const text = useText()
  const isWide = useMedia('(min-width: 60rem)')
  const title = text('dialogExamples.app.title')
  const { apps, createApp, removeApp } = useControlledState()
  const form = useSchemaForm<AppValues, AppValues>({
    schema: appSchema(text, cards, apps),
    defaultValues: emptyApp,
    draftKey: personKey('draft-app'),
    isDraftResumed: true,
    onSubmit: (app) => {
      createApp(app)
      onClose()
    },
  })
  const contents = {
    details: <DetailsFields form={form} />,
    framework: <FrameworkFields form={form} />,
    database: <DatabaseFields form={form} />,
    billing: <BillingFields form={form} cards={cards} />,
    submit: () => <AppReview form={form} cards={cards} />,
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      size="large"
      title={title}
      description={text('dialogExamples.app.description')}
    >
      <Stack gap={24}>
        <KeptList
          title={text('dialogExamples.app.apps')}
          icon={IconRocket}
          rows={apps.map(({ name, schemaName, framework, database }) => ({
            id: schemaName,
            title: name,
            detail: text('dialogExamples.app.builtWith', { framework, database }),
          }))}
          onRemove={(index) => removeApp(apps[index]!)}
        />
        <Wizard
          form={form}
          label={title}
          variant="bare"
          orientation={isWide ? 'vertical' : 'horizontal'}
          submitLabel={text('dialogExamples.app.create')}
          steps={stepIds.map((id) => ({
            id,
            icon: icons[id],
            label: text(`dialogExamples.app.step.${id}`),
            description: text(`dialogExamples.app.stepText.${id}`),
            fields: appSteps[id],
            content: contents[id],
          }))}
        />
      </Stack>
    </Dialog>
  )
}
