import { Wizard } from '@data1522/design-system/Wizard'
import { createProperty } from '@data1522/mocks/contract/listings'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { Published } from '../shared/Published.tsx'
import { useWizardForm } from '../shared/useWizardForm.ts'
import { useWordList } from '../shared/useWordList.ts'
import { WizardHead } from '../shared/WizardHead.tsx'
import { AboutStep } from './AboutStep.tsx'
import { AreaStep } from './AreaStep.tsx'
import { FeaturesStep } from './FeaturesStep.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { PriceStep } from './PriceStep.tsx'
import { emptyProperty, propertySchema, type PropertyStep, propertySteps, toProperty } from './property.ts'
import { PropertyPreview } from './PropertyPreview.tsx'
import { PropertyReview } from './PropertyReview.tsx'
import { usePropertyLabels } from './usePropertyLabels.ts'

const stepIds = Object.keys(propertySteps) as PropertyStep[]

/** Lists a property in steps that can be left and resumed. */
export function PropertyListing() {
  const text = useText()
  const labels = usePropertyLabels()
  const list = useWordList()
  const { form, step, goToStep, answer, startAfresh, startOver } = useWizardForm({
    name: 'property',
    steps: propertySteps,
    schema: propertySchema(text),
    defaultValues: emptyProperty,
    send: async (answers) => ({ ...(await call(createProperty, { body: toProperty(answers) })), answers }),
  })
  const title = text('property.title')
  const values = form.hook.getValues()
  const answered: Partial<Record<PropertyStep, string>> = {
    about: values.name && list([text(`property.role.${values.role}`), values.name]),
    property: values.town && labels.name(values),
    price: labels.priceOf(values),
  }
  const contents = {
    about: <AboutStep form={form} />,
    property: <PlaceStep form={form} />,
    features: <FeaturesStep form={form} />,
    area: <AreaStep form={form} />,
    price: <PriceStep form={form} />,
    review: () => <PropertyReview values={form.hook.getValues()} />,
  }
  return (
    <>
      <WizardHead
        title={title}
        description={text('property.description')}
        form={form}
        onStartOver={startOver}
      />
      {answer ? (
        <Published
          title={text('property.published')}
          facts={[
            { term: text('property.reference'), description: answer.reference },
            { term: text('property.type'), description: labels.name(answer.answers) },
            {
              term: text(answer.purpose === 'rent' ? 'property.rent' : 'property.price'),
              description: labels.priceOf(answer.answers),
            },
          ]}
          againLabel={text('property.again')}
          onAgain={startAfresh}
        >
          {text('property.publishedText', { email: answer.email })}
        </Published>
      ) : (
        <Wizard
          form={form}
          label={text('property.steps')}
          variant="rail"
          mistakesStop="sending"
          currentId={step}
          onStepChange={goToStep}
          submitLabel={text('property.publish')}
          preview={<PropertyPreview form={form} />}
          steps={stepIds.map((id) => ({
            id,
            label: text(`property.step.${id}`),
            description: answered[id] || text(`property.step.${id}Text`),
            headingDescription: text(`property.step.${id}Description`),
            fields: propertySteps[id],
            content: contents[id],
          }))}
        />
      )}
    </>
  )
}
