import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { IconArrowLeft, IconArrowRight } from '../../icons/icons.ts'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { DraftNotice } from '../SchemaForm/DraftNotice.tsx'
import { ErrorSummary } from '../SchemaForm/ErrorSummary.tsx'
import { partOf } from '../SchemaForm/parts.ts'
import { StepMenu } from './StepMenu.tsx'
import { StepsElsewhere } from './StepsElsewhere.tsx'
import type { WizardParts } from './parts.ts'
import * as styles from './WizardRail.css.ts'

interface WizardRailProps<Values extends FieldValues, Output> extends WizardParts<Values, Output> {
  preview: ReactNode
}

/** Ctrl or Cmd with Enter goes on from any field, be it one of several lines. */
const goOn = (event: KeyboardEvent<HTMLDivElement>) => {
  if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.closest('form')?.requestSubmit()
}

/** The steps in a rail with a preview at its foot, the fields beside it, where to go in a foot of their own. */
export function WizardRail<Values extends FieldValues, Output>({
  form,
  label,
  steps,
  place,
  submitLabel,
  headingLevel,
  preview,
}: WizardRailProps<Values, Output>) {
  const strings = useFormStrings()
  const messages = useMessages()
  const { locale } = useLocale()
  const headingId = useId()
  const { isSubmitting } = useFormState({ control: form.hook.control })
  const { current, index, stateOf, problemsIn, isAhead, goTo, heading } = place
  const format = (count: number) => new Intl.NumberFormat(locale).format(count)
  const before = steps[index - 1]
  const after = steps[index + 1]
  const shown = steps.map(({ id, label: name, description, icon }) => ({
    id,
    label: name,
    description,
    icon,
    state: stateOf(id),
    problem: problemsIn(id).length > 0 ? strings.toFix(problemsIn(id).length) : undefined,
    isPressable: !isAhead(id),
  }))
  const press = (id: string) => void goTo(id)
  return (
    <Card padding={0} isClipped>
      <div role="presentation" className={styles.wizard} onKeyDown={goOn}>
        <div className={styles.bar}>
          <StepMenu label={label} steps={shown} index={index} onStepChange={press} />
        </div>
        <div className={styles.rail}>
          <Stepper
            label={label}
            currentId={current.id}
            onStepChange={press}
            orientation="vertical"
            marks="square"
            steps={shown}
          />
          {preview && <div className={styles.preview}>{preview}</div>}
        </div>
        <div role="group" aria-labelledby={headingId} className={styles.main}>
          <div className={styles.body}>
            <div>
              <p className={styles.place}>{messages.stepOf(format(index + 1), format(steps.length))}</p>
              <Heading ref={heading} level={headingLevel} size="section" id={headingId} isFocusTarget>
                {current.label}
              </Heading>
              {current.headingDescription && (
                <p className={styles.description}>{current.headingDescription}</p>
              )}
            </div>
            <DraftNotice draft={form.draft} />
            <ErrorSummary form={form} placeOf={(name) => partOf(steps, name)?.label} />
            <StepsElsewhere form={form} steps={steps} place={place} />
            {typeof current.content === 'function' ? current.content() : current.content}
          </div>
          <div className={styles.foot}>
            {before && (
              <Button
                key={before.id}
                onPress={() => press(before.id)}
                start={<Icon icon={IconArrowLeft} size={18} />}
              >
                {before.label}
              </Button>
            )}
            <span className={styles.onward}>
              {after && (
                <span className={styles.keys}>
                  <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> {strings.nextStep}
                </span>
              )}
              {/* A second click on what stood here before is not one on this. */}
              <Button
                key={current.id}
                type="submit"
                variant="solid"
                tone="primary"
                isPending={isSubmitting}
                end={after && <Icon icon={IconArrowRight} size={18} />}
              >
                {after ? after.label : (submitLabel ?? strings.submit)}
              </Button>
            </span>
          </div>
        </div>
      </div>
    </Card>
  )
}
