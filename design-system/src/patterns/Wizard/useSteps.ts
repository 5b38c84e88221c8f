import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { problemsOf } from '../SchemaForm/ErrorSummary.tsx'
import { partOf } from '../SchemaForm/parts.ts'
import type { Step } from '../../components/Stepper/Stepper.tsx'
import type { SchemaFormHandle } from '../SchemaForm/useSchemaForm.ts'
import type { WizardStep } from './steps.ts'

interface StepsOptions<Values extends FieldValues, Output> {
  form: SchemaFormHandle<Values, Output>
  steps: readonly WizardStep[]
  currentId: string | undefined
  onStepChange: ((id: string) => void) | undefined
  mistakesStop: 'moving' | 'sending'
}

/** Where a wizard is, how its steps stand, and the ways between them. */
export function useSteps<Values extends FieldValues, Output>({
  form,
  steps,
  currentId,
  onStepChange,
  mistakesStop,
}: StepsOptions<Values, Output>) {
  const [ownId, setOwnId] = useState(steps[0]!.id)
  const [furthest, setFurthest] = useState(0)
  const { errors, dirtyFields } = useFormState({ control: form.hook.control })
  const heading = useRef<HTMLHeadingElement>(null)
  const isFree = mistakesStop === 'sending'
  // An address may name a step that there is not.
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === (currentId ?? ownId)),
  )
  const current = steps[index]!
  if (furthest < index) setFurthest(index)
  // What was sent can be begun again.
  const { sent } = form.tries
  const [sentBefore, setSentBefore] = useState(sent)
  if (sentBefore !== sent) {
    setSentBefore(sent)
    setFurthest(index)
  }
  const isTouched = ({ fields }: { fields: readonly string[] }) =>
    fields.some((name) => Object.hasOwn(dirtyFields, name.split('.', 1)[0]!))
  const isUntouched = Object.keys(dirtyFields).length === 0
  // A form that was emptied begins anew.
  if (isFree && isUntouched && index === 0 && furthest > 0) setFurthest(0)
  // What a draft brings back tells how far one had come.
  const reached = isFree
    ? Math.max(index, furthest, steps.findLastIndex(isTouched))
    : Math.max(index, furthest)
  const problems = problemsOf(errors, [...form.labels.keys()])
  const problemsIn = (id: string) =>
    problems.filter(({ name }) => partOf([steps.find((step) => step.id === id)!], name))
  const isWrong = ({ id }: { id: string }) => problemsIn(id).length > 0

  const show = (next: number) => {
    const { id } = steps[next]!
    setOwnId(id)
    if (id !== current.id) onStepChange?.(id)
  }
  const goTo = async (id: string) => {
    const target = steps.findIndex((step) => step.id === id)
    for (let at = index; at < target && !isFree; at++) {
      if (await form.check(steps[at]!.fields)) continue
      return show(at)
    }
    show(target)
  }

  // The focus goes to what the new step is called, but not into a page that just came.
  const shown = useRef(current.id)
  const wanted = useRef<FieldPath<Values>>(undefined)
  const markLeft = useEffectEvent((leftId: string) => {
    // Nothing is wrong yet with a form that was emptied.
    if (isUntouched && index === 0) return
    const left = steps.filter(({ id }, at) => at < index || (id === leftId && id !== current.id))
    const names = left.flatMap(({ fields }) => fields)
    if (isFree && names.length > 0) void form.hook.trigger(names as FieldPath<Values>[])
  })
  const takeFocus = useEffectEvent(() => {
    if (wanted.current) form.hook.setFocus(wanted.current)
    else heading.current?.focus()
    wanted.current = undefined
  })
  useEffect(() => {
    markLeft(shown.current)
    if (shown.current === current.id) return
    shown.current = current.id
    takeFocus()
  }, [current.id, form.draft.restores])

  const wrongNames = useEffectEvent(form.wrongNames)
  // An address may lead past steps that are not filled yet.
  const comeBack = useEffectEvent((wrong: readonly string[]) => {
    const first = steps.findIndex((step) => wrong.some((name) => partOf([step], name)))
    if (!isFree && first !== -1 && first < index) show(first)
  })
  useEffect(() => {
    void wrongNames().then(comeBack)
  }, [])

  // Sent in vain, and nothing wrong is in sight: the first step with something wrong comes on show.
  const { failed } = form.tries
  const showWrong = useEffectEvent(() => {
    const first = steps.findIndex(isWrong)
    if (first !== -1 && !isWrong(current)) show(first)
  })
  const told = useRef(failed)
  const isTold = problems.length > 0 || errors.root !== undefined
  useEffect(() => {
    if (told.current === failed || !isTold) return
    told.current = failed
    showWrong()
  }, [failed, isTold])
  const { revealers } = form
  const revealStep = useEffectEvent((name: string) => {
    const step = partOf(steps, name)
    if (!step || step.id === current.id) return
    wanted.current = name as FieldPath<Values>
    show(steps.indexOf(step))
  })
  useEffect(() => {
    const reveal = (name: string) => revealStep(name)
    revealers.add(reveal)
    return () => void revealers.delete(reveal)
  }, [revealers])

  const stateOf = (id: string): NonNullable<Step['state']> => {
    const at = steps.findIndex((step) => step.id === id)
    if (isWrong(steps[at]!)) return 'error'
    return at < reached ? 'complete' : 'upcoming'
  }
  /** Whether a step lies further than one has been; where mistakes stop the way, all can be tried. */
  const isAhead = (id: string) => isFree && steps.findIndex((step) => step.id === id) > reached
  return { current, index, isFree, stateOf, problemsIn, isAhead, goTo, heading }
}
