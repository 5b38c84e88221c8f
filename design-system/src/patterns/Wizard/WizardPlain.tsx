import { useId } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stepper, type StepperProps } from '../../components/Stepper/Stepper.tsx'
import { cx } from '../../css/cx.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { DraftNotice } from '../SchemaForm/DraftNotice.tsx'
import { ErrorSummary } from '../SchemaForm/ErrorSummary.tsx'
import { partOf } from '../SchemaForm/parts.ts'
import { StepsElsewhere } from './StepsElsewhere.tsx'
import type { WizardParts } from './parts.ts'
import * as styles from './Wizard.css.ts'

interface WizardPlainProps<Values extends FieldValues, Output>
  extends WizardParts<Values, Output>, Pick<StepperProps, 'orientation' | 'labelPlacement'> {
  variant: 'joined' | 'apart' | 'bare'
}

/** The steps above or beside the fields. */
export function WizardPlain<Values extends FieldValues, Output>({
  form,
  label,
  steps,
  place,
  submitLabel,
  headingLevel,
  orientation,
  variant,
  labelPlacement,
}: WizardPlainProps<Values, Output>) {
  const strings = useFormStrings()
  const { current, index, isFree, stateOf, problemsIn, isAhead, goTo, heading } = place
  const headingId = useId()
  const { isSubmitting } = useFormState({ control: form.hook.control })
  const isLast = index === steps.length - 1
  const problemsText = (count: number) => (count > 0 ? strings.toFix(count) : undefined)
  const stepper = (
    <Stepper
      label={label}
      currentId={current.id}
      onStepChange={(id) => void goTo(id)}
      orientation={orientation}
      labelPlacement={labelPlacement}
      steps={steps.map(({ id, label: name, description, icon }) => ({
        id,
        label: name,
        description,
        icon,
        state: stateOf(id),
        // A row has no room for it.
        problem: orientation === 'vertical' && isFree ? problemsText(problemsIn(id).length) : undefined,
        isPressable: !isAhead(id),
      }))}
    />
  )
  const body = (
    <div role="group" aria-labelledby={headingId} className={styles.body}>
      <Heading ref={heading} level={headingLevel} size="section" id={headingId} isFocusTarget>
        {current.label}
      </Heading>
      <DraftNotice draft={form.draft} />
      <ErrorSummary form={form} placeOf={(name) => partOf(steps, name)?.label} />
      {isFree && <StepsElsewhere form={form} steps={steps} place={place} />}
      {typeof current.content === 'function' ? current.content() : current.content}
      <div className={styles.buttons}>
        {index > 0 && (
          <Button key={current.id} onPress={() => void goTo(steps[index - 1]!.id)}>
            {strings.back}
          </Button>
        )}
        <span className={styles.onward}>
          {/* A second click on what stood here before is not one on this. */}
          <Button key={current.id} type="submit" variant="solid" tone="primary" isPending={isSubmitting}>
            {isLast ? (submitLabel ?? strings.submit) : strings.next}
          </Button>
        </span>
      </div>
    </div>
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
