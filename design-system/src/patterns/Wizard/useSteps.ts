import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { problemsOf } from '../SchemaForm/ErrorSummary.tsx'
import { partOf } from '../SchemaForm/parts.ts'
import type { WizardProps } from './Wizard.tsx'

/** Where a wizard is, how its steps stand, and the ways between them. */
export function useSteps<Values extends FieldValues, Output>({
  form,
  steps,
  currentId,
  onStepChange,
}: Pick<WizardProps<Values, Output>, 'form' | 'steps' | 'currentId' | 'onStepChange'>) {
  const [ownId, setOwnId] = useState(steps[0]!.id)
  const [furthest, setFurthest] = useState(0)
  const { errors } = useFormState({ control: form.hook.control })
  const heading = useRef<HTMLHeadingElement>(null)
  // An address may name a step that there is not.
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === (currentId ?? ownId)),
  )
  const current = steps[index]!
  const problems = problemsOf(errors)
  const isWrong = (step: WizardProps<Values, Output>['steps'][number]) =>
    problems.some(({ name }) => partOf([step], name))

  const show = (next: number) => {
    const { id } = steps[next]!
    setOwnId(id)
    setFurthest((last) => Math.max(last, next))
    if (id !== current.id) onStepChange?.(id)
  }
  const goTo = async (id: string) => {
    const target = steps.findIndex((step) => step.id === id)
    for (let at = index; at < target; at++) {
      if (await form.check(steps[at]!.fields)) continue
      return show(at)
    }
    show(target)
  }

  // The focus goes to what the new step is called, but not into a page that just came.
  const shown = useRef(current.id)
  useEffect(() => {
    if (shown.current === current.id) return
    shown.current = current.id
    heading.current?.focus()
  }, [current.id])

  const wrongNames = useEffectEvent(form.wrongNames)
  // An address may lead past steps that are not filled yet.
  const comeBack = useEffectEvent((wrong: readonly string[]) => {
    const first = steps.findIndex((step) => wrong.some((name) => partOf([step], name)))
    if (first !== -1 && first < index) show(first)
  })
  useEffect(() => {
    void wrongNames().then(comeBack)
  }, [])

  // Sent in vain, and nothing wrong is in sight: the first step with something wrong comes on show.
  const { failed } = form.tries
  const [seen, setSeen] = useState(failed)
  if (seen !== failed) {
    setSeen(failed)
    const first = steps.findIndex(isWrong)
    if (first !== -1 && !isWrong(current)) show(first)
  }
  const { revealers } = form
  useEffect(() => {
    const reveal = (name: string) => {
      const step = partOf(steps, name)
      if (step) setOwnId(step.id)
    }
    revealers.add(reveal)
    return () => void revealers.delete(reveal)
  }, [revealers, steps])

  const stateOf = (id: string) => {
    const at = steps.findIndex((step) => step.id === id)
    if (isWrong(steps[at]!)) return 'error'
    return at < Math.max(index, furthest) ? 'complete' : 'upcoming'
  }
  return { current, index, stateOf, goTo, heading }
}
