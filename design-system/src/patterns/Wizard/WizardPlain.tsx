import { useId } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { cx } from '../../css/cx.ts'
import { useFormWords } from '../../locale/useFormWords.ts'
import { DraftNotice } from '../SchemaForm/DraftNotice.tsx'
import { ErrorSummary } from '../SchemaForm/ErrorSummary.tsx'
import type { WizardProps } from './Wizard.tsx'
import type { useSteps } from './useSteps.ts'
import * as styles from './Wizard.css.ts'

/** What each look of a wizard is given. */
export interface WizardParts<Values extends FieldValues, Output> extends Pick<
  WizardProps<Values, Output>,
  'form' | 'label' | 'steps' | 'submitLabel'
> {
  place: ReturnType<typeof useSteps<Values, Output>>
}

interface WizardPlainProps<Values extends FieldValues, Output>
  extends WizardParts<Values, Output>, Pick<WizardProps<Values, Output>, 'orientation' | 'labelPlace'> {
  variant: 'joined' | 'apart' | 'bare'
}

/** The steps above or beside the fields. */
export function WizardPlain<Values extends FieldValues, Output>({
  form,
  label,
  steps,
  place: { current, index, stateOf, isAhead, goTo, heading },
  submitLabel,
  orientation,
  variant,
  labelPlace,
}: WizardPlainProps<Values, Output>) {
  const words = useFormWords()
  const headingId = useId()
  const { isSubmitting } = useFormState({ control: form.hook.control })
  const isLast = index === steps.length - 1
  const stepper = (
    <Stepper
      label={label}
      currentId={current.id}
      onStepChange={(id) => void goTo(id)}
      orientation={orientation}
      labelPlace={labelPlace}
      steps={steps.map(({ id, label: name, description, icon }) => ({
        id,
        label: name,
        description,
        icon,
        state: stateOf(id),
        isPressable: !isAhead(id),
      }))}
    />
  )
  const body = (
    <section aria-labelledby={headingId} className={styles.body}>
      <Heading ref={heading} level={2} size="section" id={headingId} isFocusTarget>
        {current.label}
      </Heading>
      <DraftNotice draft={form.draft} />
      <ErrorSummary form={form} />
      {typeof current.content === 'function' ? current.content() : current.content}
      <div className={styles.buttons}>
        {index > 0 && <Button onPress={() => void goTo(steps[index - 1]!.id)}>{words.back}</Button>}
        <span className={styles.onward}>
          <Button type="submit" variant="solid" tone="primary" isPending={isSubmitting}>
            {isLast ? (submitLabel ?? words.submit) : words.next}
          </Button>
        </span>
      </div>
    </section>
  )
  const look = cx(styles.wizard, orientation === 'vertical' && styles.vertical)
  const parts = (
    <div className={look}>
      <div className={styles.steps}>{stepper}</div>
      {variant === 'apart' ? <Card>{body}</Card> : body}
    </div>
  )
  return variant === 'joined' ? <Card>{parts}</Card> : parts
}
