import type { StandardSchemaV1 } from '@standard-schema/spec'
import { useId, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { misfitsIn, nameOf, requiredNames, schemaResolver } from './resolver.ts'
import { useDraft } from './useDraft.ts'
import { copyOf, isSame } from './values.ts'

/** What a server refused, by the name of the field; `form` is what is wrong with none of them. */
export type SubmitErrors<Values extends FieldValues> = Partial<Record<FieldPath<Values> | 'form', string>>

/** A schema for what is sent, stricter than what the fields hold: a choice still open, an amount not yet typed. */
type StricterSchema<Values extends FieldValues, Output> = StandardSchemaV1<
  { [Name in keyof Values]?: unknown },
  Output
>

export interface SchemaFormOptions<Values extends FieldValues, Output> {
  /** Any schema of the standard, such as zod's: checks the values, and gives what is sent. */
  schema: StandardSchemaV1<Values, Output> | StricterSchema<NoInfer<Values>, Output>
  /** What the fields hold at first. */
  defaultValues: DefaultValues<Values>
  /**
   * Sends the values, of which those of the names `changed` are others than at first or when they were last sent; answers
   * with what the server refused, or nothing; with `false` where it was not sent after all, and everything stays. What it
   * throws becomes an error of the form.
   */
  onSubmit: (
    values: Output,
    changed: ReadonlySet<string>,
  ) => Promise<SubmitErrors<Values> | void | false> | SubmitErrors<Values> | void | false
  /** Keeps what is typed in this browser under this key until it is sent. @default nothing is kept */
  draftKey?: string
  /** The names of fields that no draft keeps: passwords, cards. */
  draftWithout?: readonly (keyof Values & string)[]
  /** Brings what was kept back by itself; otherwise the person is asked. @default false */
  isDraftResumed?: boolean
}

/** A form at work; given to `SchemaForm` and to each `FormField`. */
export interface SchemaFormHandle<Values extends FieldValues, Output = unknown> {
  readonly id: string
  readonly hook: UseFormReturn<Values, unknown, Output>
  readonly required: ReadonlySet<string>
  /** The names of fields with their labels, for the summary. */
  readonly labels: Map<string, string>
  /** Checks and sends, and answers whether it was sent; the summary takes the focus if something is wrong. */
  readonly submit: () => Promise<boolean>
  /** How often it was sent in vain, and how often with success. */
  readonly tries: { readonly failed: number; readonly sent: number }
  readonly draft: ReturnType<typeof useDraft>
  /** Called before a field is focused from afar, so that what hides it can open. */
  readonly revealers: Set<(name: string) => void>
  /** Checks some of the fields; the summary takes the focus if something is wrong with them. */
  readonly check: (names: readonly string[]) => Promise<boolean>
  /** The names of all that is wrong with the values now, told to nobody. */
  readonly wrongNames: () => Promise<string[]>
  /** Goes to a field, and opens what hides it. */
  readonly goTo: (name: string) => void
}

/** Whether an error is one of the program, not one that a call gave. */
const isFault = (error: unknown) =>
  [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)

/** Keeps the values of a form, checks them by a schema and sends them; see `SchemaForm`. */
export function useSchemaForm<Values extends FieldValues, Output>({
  schema,
  defaultValues,
  onSubmit,
  draftKey,
  draftWithout = [],
  isDraftResumed = false,
}: SchemaFormOptions<Values, Output>): SchemaFormHandle<Values, Output> {
  const id = useId()
  const strings = useFormStrings()
  const { locale } = useLocale()
  const [required] = useState(() => requiredNames(schema))
  const [labels] = useState(() => new Map<string, string>())
  const [revealers] = useState(() => new Set<(name: string) => void>())
  const [tries, setTries] = useState({ failed: 0, sent: 0 })
  const isSending = useRef(false)
  const hook = useForm<Values, unknown, Output>({
    resolver: schemaResolver<Values, Output>(schema, strings, locale),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // Read while drawing, so that the form hears of it when a record becomes another meanwhile.
  const { defaultValues: firsts } = hook.formState
  const draft = useDraft(hook, {
    key: draftKey,
    without: draftWithout,
    isResumed: isDraftResumed,
    misfits: (values) => misfitsIn(schema, values),
  })
  const fail = () => setTries((last) => ({ ...last, failed: last.failed + 1 }))

  /** What was sent is what is saved; what was typed while it was on its way is a change again. */
  function settle(sent: Values) {
    const typed = copyOf(hook.getValues())
    hook.reset(sent)
    draft.drop()
    for (const [name, value] of Object.entries(typed))
      if (!isSame(value, sent[name])) hook.setValue(name as FieldPath<Values>, value, { shouldDirty: true })
  }

  async function send(values: Output) {
    const sent = copyOf(hook.getValues())
    const before = firsts as Partial<Values>
    const changed = Object.keys(sent).filter((name) => !isSame(sent[name], before[name]))
    const refused = await onSubmit(values, new Set(changed))
    if (refused === false) return false
    const wrong = Object.entries(refused ?? {}).filter(([, message]) => message)
    if (wrong.length === 0) {
      settle(sent)
      setTries((last) => ({ ...last, sent: last.sent + 1 }))
      return true
    }
    for (const [name, message] of wrong)
      hook.setError(name === 'form' ? 'root.form' : (name as FieldPath<Values>), {
        type: 'server',
        message: message as string,
      })
    fail()
    return false
  }

  async function submit() {
    if (isSending.current) return false
    isSending.current = true
    let isSent = false
    try {
      await hook.handleSubmit(async (values) => {
        isSent = await send(values)
      }, fail)()
    } catch (error) {
      if (isFault(error)) console.error(error)
      hook.setError('root.form', { type: 'server', message: strings.failed })
      fail()
    } finally {
      isSending.current = false
    }
    return isSent
  }

  async function check(names: readonly string[]) {
    const isRight = names.length === 0 || (await hook.trigger(names as FieldPath<Values>[]))
    if (!isRight) fail()
    return isRight
  }
  async function wrongNames() {
    const { issues = [] } = await schema['~standard'].validate(hook.getValues())
    return issues.map(nameOf)
  }
  const goTo = (name: string) => {
    for (const reveal of revealers) reveal(name)
    // What was hidden has to be drawn before it can take the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => hook.setFocus(name as FieldPath<Values>)))
  }

  return { id, hook, required, labels, submit, check, wrongNames, tries, draft, revealers, goTo }
}
