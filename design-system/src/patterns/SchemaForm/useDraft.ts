import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { type Draft, dropDraft, keepDraft, readDraft, withoutOutdated } from './draft.ts'
import { isSame } from './values.ts'

/** Ms without a key after which what was typed is kept. */
const PAUSE = 400

interface DraftOptions {
  readonly key: string | undefined
  readonly without: readonly string[]
  /** Whether it comes back by itself. */
  readonly isResumed: boolean
  /** The names of fields that cannot hold what they are given. */
  readonly misfits: (values: object) => ReadonlySet<string>
}

/** How what was typed is kept: since when, or not at all. */
interface Keeping {
  /** When it was kept last, in ms since 1970. */
  readonly at?: number
  /** Whether there is something that could not be kept. */
  readonly isRefused: boolean
}

/** Keeps what is typed into a form in this browser, and gives it again to who comes back. */
export function useDraft<Values extends FieldValues, Output>(
  hook: UseFormReturn<Values, unknown, Output>,
  { key, without, isResumed, misfits }: DraftOptions,
) {
  const [offered, setOffered] = useState<Draft>()
  const [keeping, setKeeping] = useState<Keeping>({ isRefused: false })
  // Above 0 once it is known whether there is something to resume.
  const [restores, setRestores] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Whether what is kept comes from this form as it stands, and not from a visit before.
  const isOwn = useRef(false)
  const { subscribe, getValues, reset } = hook
  const excluded = without.join()

  const restore = (draft: Draft | undefined = offered) => {
    if (!draft) return
    const defaults = hook.formState.defaultValues as Values
    // What the draft has not stays as it is, also what was typed since; and so does what it has in another shape.
    const wrong = misfits({ ...defaults, ...draft.values })
    const known = { ...defaults, ...getValues() }
    const kept = Object.entries(draft.values).filter(([name]) => name in known && !wrong.has(name))
    const values = { ...known, ...Object.fromEntries(kept) } as DefaultValues<Values>
    reset(values, { keepDefaultValues: true })
    isOwn.current = true
    setOffered(undefined)
    setRestores((count) => count + 1)
  }
  // What somebody else has changed since must not be undone by what was typed before.
  const giveBack = useEffectEvent((kept: Draft | undefined) => {
    const draft = kept && withoutOutdated(kept, hook.formState.defaultValues ?? {})
    if (!isResumed) return setOffered(draft)
    if (!draft) return setRestores((count) => count + 1)
    setKeeping({ at: draft.at, isRefused: false })
    restore(draft)
  })
  const showKept = useEffectEvent((isKept: boolean) => {
    if (isResumed) setKeeping(isKept ? { at: Date.now(), isRefused: false } : { isRefused: true })
  })
  // The rest is not to be kept: a server may have got it anew by the time a draft comes back.
  const changesIn = (values: object) => {
    const defaults = hook.formState.defaultValues as Values
    const changed = Object.entries(values).filter(
      ([name, value]) => !without.includes(name) && !isSame(value, defaults[name]),
    )
    return Object.fromEntries(changed)
  }
  const changes = useEffectEvent(() => changesIn(getValues()))
  const firsts = useEffectEvent(() => hook.formState.defaultValues ?? {})

  useEffect(() => {
    if (!key) return
    const save = () => {
      timer.current = undefined
      const changed = changes()
      // What was typed and taken back is not to be offered.
      if (Object.keys(changed).length === 0) {
        if (isOwn.current) dropDraft(key)
        return
      }
      isOwn.current = true
      showKept(keepDraft(key, changed, firsts()))
    }
    const saveNow = () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      save()
    }
    // What a server rendered knows no draft, so it is offered once the page stands.
    const offer = requestAnimationFrame(() => giveBack(readDraft(key)))
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (!isDirty && !isOwn.current) return
        clearTimeout(timer.current)
        timer.current = setTimeout(save, PAUSE)
      },
    })
    // A reload does not wait for the pause.
    addEventListener('pagehide', saveNow)
    return () => {
      cancelAnimationFrame(offer)
      removeEventListener('pagehide', saveNow)
      stop()
      saveNow()
    }
  }, [key, excluded, subscribe, getValues])

  /** Fills the form in as it was; who has left it finds that when they come back. */
  const bringBack = (values: object) => {
    if (key) isOwn.current = keepDraft(key, changesIn(values), hook.formState.defaultValues ?? {})
    reset(values as Values, { keepDefaultValues: true })
  }
  const drop = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (key) dropDraft(key)
    setOffered(undefined)
    setKeeping({ isRefused: false })
  }
  /** Whether the fields hold what they will at first. */
  const isKnown = !key || !isResumed || restores > 0
  return { offered, restore: () => restore(), bringBack, drop, keeping, restores, isKnown }
}
