import type { ReactNode, Ref } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormElement } from '../../internal/FormElement.tsx'
import type { SchemaFormHandle } from '../SchemaForm/useSchemaForm.ts'
import { useSteps } from './useSteps.ts'
import { WizardContext } from './WizardContext.ts'
import { WizardPlain } from './WizardPlain.tsx'
import { WizardRail } from './WizardRail.tsx'
import type { WizardStep } from './steps.ts'

export type { WizardStep } from './steps.ts'

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
  /**
   * All in one card; the steps apart from the card of the fields; or a card with a rail of 312 px for the steps, which
   * below 1024 px is a bar with a menu of them; or no card at all, where one stands around it, as in a dialog.
   * @default 'joined'
   */
  variant?: 'joined' | 'apart' | 'rail' | 'bare'
  /** Where the words of steps above the fields stand, seen from their marks. @default 'beside' */
  labelPlacement?: 'beside' | 'below'
  /**
   * What a mistake in a step stops: going on to the next one, or only the sending of all; then the step says that
   * something is wrong with it, and those where one has been can be pressed. @default 'moving'
   */
  mistakesStop?: 'moving' | 'sending'
  /** The depth of the steps' headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3
  /** What stands at the rail's foot, such as a preview of what comes of the answers. */
  preview?: ReactNode
  /** What the last step's button does, as a verb. @default "Send" in the language around */
  submitLabel?: string
  ref?: Ref<HTMLFormElement>
}

/**
 * A form in steps: each is checked, the last one sends them all, and all can be gone back to.
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
  labelPlacement,
  mistakesStop = 'moving',
  headingLevel = 2,
  preview,
  submitLabel,
  ...rest
}: WizardProps<Values, Output>) {
  const place = useSteps({ form, steps, currentId, onStepChange, mistakesStop })
  const { index, goTo } = place
  const submit = () => (index === steps.length - 1 ? form.submit() : goTo(steps[index + 1]!.id))
  const parts = { form, label, steps, place, submitLabel, headingLevel }
  return (
    <WizardContext value={{ steps, goTo, headingLevel }}>
      <FormElement {...rest} id={form.id} label={label} onSubmit={() => void submit()}>
        {variant === 'rail' ? (
          <WizardRail {...parts} preview={preview} />
        ) : (
          <WizardPlain {...parts} {...{ orientation, variant, labelPlacement }} />
        )}
      </FormElement>
    </WizardContext>
  )
}
