import { Wizard } from '@data1522/design-system/Wizard'
import { createDeal } from '@data1522/mocks/contract/listings'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { href } from 'react-router-dom'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { checkoutKey } from '../../../entities/checkout/queries.ts'
import { Published } from '../shared/Published.tsx'
import { useWizardForm } from '../shared/useWizardForm.ts'
import { useWordList } from '../shared/useWordList.ts'
import { WizardHead } from '../shared/WizardHead.tsx'
import { dealSchema, type DealStep, dealSteps, emptyDeal, toDeal } from './deal.ts'
import { DealPreview } from './DealPreview.tsx'
import { DealReview } from './DealReview.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { TypeStep } from './TypeStep.tsx'
import { UsageStep } from './UsageStep.tsx'
import { useDealLabels } from './useDealLabels.ts'
import { useTakenCode } from './useTakenCode.ts'

const stepIds = Object.keys(dealSteps) as DealStep[]

/** Adds a deal in steps that can be left and resumed; its code holds at the checkout at once. */
export function CreateDeal() {
  const text = useText()
  const labels = useDealLabels()
  const list = useWordList()
  const queries = useQueryClient()
  const { takenCodes, isTaken } = useTakenCode()
  const { form, step, goToStep, answer, startAfresh, startOver } = useWizardForm({
    name: 'deal',
    steps: dealSteps,
    schema: dealSchema(text, takenCodes),
    defaultValues: emptyDeal,
    send: async (answers) => {
      const deal = await call(createDeal, { body: toDeal(answers) })
      // Carts that know of no such code are counted anew.
      void queries.invalidateQueries({ queryKey: checkoutKey })
      return deal
    },
    serverMessages: { code: text('deal.codeTaken'), to: text('deal.over') },
    askedBy: { from: 'duration', to: 'duration' },
  })
  const { trigger } = form.hook
  useEffect(() => {
    if (takenCodes.length > 0) void trigger('code')
  }, [takenCodes, trigger])
  const values = form.hook.getValues()
  const answered: Partial<Record<DealStep, string>> = {
    type: values.discount === null ? '' : list([text(`deal.kind.${values.kind}`), labels.discount(values)]),
    details: values.code && `${values.title} (${labels.code(values)})`,
  }
  const contents = {
    type: <TypeStep form={form} />,
    details: <DetailsStep form={form} isTaken={isTaken} />,
    usage: <UsageStep form={form} />,
    review: () => <DealReview form={form} />,
  }
  return (
    <>
      <WizardHead
        title={text('deal.pageTitle')}
        description={text('deal.description')}
        form={form}
        onStartOver={startOver}
      />
      {answer ? (
        <Published
          title={text('deal.published', { title: answer.title })}
          facts={[
            { term: text('deal.code'), description: answer.code },
            { term: text('deal.discount'), description: labels.discount(answer) },
            {
              term: text('deal.duration'),
              description: labels.duration({ duration: { start: answer.from, end: answer.to } }),
            },
            { term: text('deal.status'), description: text(`deal.status.${answer.status}`) },
          ]}
          againLabel={text('deal.again')}
          onAgain={startAfresh}
          actions={
            answer.status === 'active' && (
              <LinkButton href={href('/wizard-examples/checkout')}>{text('deal.tryIt')}</LinkButton>
            )
          }
        >
          {text(answer.status === 'active' ? 'deal.publishedText' : 'deal.publishedPausedText')}
        </Published>
      ) : (
        <Wizard
          form={form}
          label={text('deal.steps')}
          variant="rail"
          mistakesStop="sending"
          currentId={step}
          onStepChange={goToStep}
          submitLabel={text('deal.publish')}
          preview={<DealPreview form={form} />}
          steps={stepIds.map((id) => ({
            id,
            label: text(`deal.step.${id}`),
            description: answered[id] || text(`deal.step.${id}Text`),
            headingDescription: text(`deal.step.${id}Description`),
            fields: dealSteps[id],
            content: contents[id],
          }))}
        />
      )}
    </>
  )
}
