import { useEffect, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'

/** Ms without a key after which what was typed is kept. */
const PAUSE = 400

/** Keeps what is typed into a form in this browser, and offers it again to who comes back. */
export function useDraft<Values extends FieldValues, Output>(
  hook: UseFormReturn<Values, unknown, Output>,
  key: string | undefined,
  without: readonly string[],
) {
  const [offered, setOffered] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { subscribe, getValues, reset } = hook
  const excluded = without.join()

  useEffect(() => {
    if (!key) return
    const save = () => {
      timer.current = undefined
      keepDraft(key, getValues(), excluded.split(','))
    }
    // What a server rendered knows no draft, so it is offered once the page stands.
    const offer = requestAnimationFrame(() => setOffered(readDraft(key)))
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (!isDirty) return
        clearTimeout(timer.current)
        timer.current = setTimeout(save, PAUSE)
      },
    })
    return () => {
      cancelAnimationFrame(offer)
      stop()
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      save()
    }
  }, [key, excluded, subscribe, getValues])

  const drop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (key) dropDraft(key)
    setOffered(undefined)
  }
  const restore = () => {
    if (!offered) return
    // What a newer form has and the draft has not stays as it is.
    const values = { ...hook.formState.defaultValues, ...offered.values } as DefaultValues<Values>
    reset(values, { keepDefaultValues: true })
    setOffered(undefined)
  }
  return { offered, restore, drop }
}
