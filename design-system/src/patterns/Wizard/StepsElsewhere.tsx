import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { IconAlertCircle } from '../../icons/icons.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import type { WizardParts } from './parts.ts'

/** What is still wrong in another step, and the way to it; it stops nobody from going on. */
export function StepsElsewhere<Values extends FieldValues, Output>({
  form,
  steps,
  place: { current, problemsIn },
}: Pick<WizardParts<Values, Output>, 'form' | 'steps' | 'place'>) {
  const strings = useFormStrings()
  const step = steps.find(({ id }) => id !== current.id && problemsIn(id).length > 0)
  // A failed sending has its own summary of all.
  if (!step || form.tries.failed > 0) return null
  const problems = problemsIn(step.id)
  const { name } = problems[0]!
  return (
    <Alert
      tone="neutral"
      variant="outlined"
      icon={IconAlertCircle}
      actions={
        <Button size="small" variant="plain" tone="primary" onPress={() => form.goTo(name)}>
          {strings.goToPart(form.labels.get(name) ?? step.label)}
        </Button>
      }
    >
      {strings.fixLater(problems.length, step.label)}
    </Alert>
  )
}
