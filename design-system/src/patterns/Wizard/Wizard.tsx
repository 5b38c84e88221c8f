import { type ReactNode, type Ref, useId } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import type { IconSource } from '../../components/Icon/Icon.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { cx } from '../../css/cx.ts'
import { useFormWords } from '../../locale/useFormWords.ts'
import { DraftNotice } from '../SchemaForm/DraftNotice.tsx'
import { ErrorSummary } from '../SchemaForm/ErrorSummary.tsx'
import type { SchemaFormHandle } from '../SchemaForm/useSchemaForm.ts'
import { useSteps } from './useSteps.ts'
import { WizardContext } from './WizardContext.ts'
import * as styles from './Wizard.css.ts'

/** One step: some of the form's fields. */
export interface WizardStep {
  /** Tells it from the others; belongs in the address. */
  id: string
  /** What it is about, in a word or two. */
  label: string
  /** A second line that says more. */
  description?: string
  /** A picture in place of the number. */
  icon?: IconSource
  /** The names of its fields; a name stands for all below it, such as `address` for `address.city`. */
  fields: readonly string[]
  /** The fields; a function where it shows what was typed before, such as a `WizardReview`. */
  content: ReactNode | (() => ReactNode)
}

export interface WizardProps<Values extends FieldValues, Output> {
  /** The form at work, from `useSchemaForm`; with a `draftKey` it can be left and resumed. */
  form: SchemaFormHandle<Values, Output>
  /** What the steps lead to. */
  label: string
  /** The steps, in order. */
  steps: readonly WizardStep[]
  /** The id of the step on show, when the caller keeps it, as in the address. @default it keeps its own */
  currentId?: string
  /** Called with the id of the step that comes on show. */
  onStepChange?: (id: string) => void
  /** The steps above the fields, or beside them where there is room. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical'
  /** All in one card, or the steps apart from the card of the fields. @default 'joined' */
  variant?: 'joined' | 'apart'
  /** Where the words of steps above the fields stand, seen from their marks. @default 'beside' */
  labelPlace?: 'beside' | 'below'
  /** What the last step's button does, as a verb. @default "Send" in the language around */
  submitLabel?: string
  ref?: Ref<HTMLFormElement>
}

/**
 * A form in steps: each is checked before the next one comes, and all can be gone back to.
 *
 * Use when a long task has an order: a checkout, a set-up, an application. Not for parts in any order: use `FormTabs`.
 */
export function Wizard<Values extends FieldValues, Output>({
  form,
  label,
  steps,
  currentId,
  onStepChange,
  orientation = 'horizontal',
  variant = 'joined',
  labelPlace,
  submitLabel,
  ...rest
}: WizardProps<Values, Output>) {
  const words = useFormWords()
  const headingId = useId()
  const { isSubmitting } = useFormState({ control: form.hook.control })
  const { current, index, stateOf, goTo, heading } = useSteps({ form, steps, currentId, onStepChange })
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
  const place = cx(styles.wizard, orientation === 'vertical' && styles.vertical)
  const submit = () => (isLast ? form.submit() : goTo(steps[index + 1]!.id))
  return (
    <WizardContext value={{ steps, goTo }}>
      <Form {...rest} id={form.id} label={label} onSubmit={submit}>
        {variant === 'joined' ? (
          <Card>
            <div className={place}>
              <div className={styles.steps}>{stepper}</div>
              {body}
            </div>
          </Card>
        ) : (
          <div className={place}>
            <div className={styles.steps}>{stepper}</div>
            <Card>{body}</Card>
          </div>
        )}
      </Form>
    </WizardContext>
  )
}
