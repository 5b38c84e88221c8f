import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ExpansionGroup } from '../../components/ExpansionPanel/ExpansionGroup.tsx'
import { ExpansionPanel } from '../../components/ExpansionPanel/ExpansionPanel.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { problemsOf } from './ErrorSummary.tsx'
import { partOf } from './parts.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'

/** One panel of a form: some of its fields. */
export interface FormPanel {
  /** Tells it from the others. */
  id: string
  title: string
  /** A second line that says more. */
  description?: string
  /** The names of its fields; a name stands for all below it, such as `address` for `address.city`. */
  fields: readonly string[]
  content: ReactNode
}

export interface FormPanelsProps<Values extends FieldValues, Output> {
  /** The form whose fields stand in panels. */
  form: SchemaFormHandle<Values, Output>
  /** The panels, in reading order; the first is open at first. */
  items: readonly FormPanel[]
  ref?: Ref<HTMLDivElement>
}

/**
 * The fields of a form in panels that open and close; one with errors says how many, and opens when it is led to.
 *
 * Use when a long form has parts that many people skip. Not for steps that follow each other: use `Wizard`.
 */
export function FormPanels<Values extends FieldValues, Output>({
  form,
  items,
  ...rest
}: FormPanelsProps<Values, Output>) {
  const strings = useFormStrings()
  const [openIds, setOpenIds] = useState<readonly string[]>(items.slice(0, 1).map(({ id }) => id))
  const { errors } = useFormState({ control: form.hook.control })
  const { revealers } = form
  useEffect(() => {
    const reveal = (name: string) => {
      const part = partOf(items, name)
      if (part) setOpenIds((open) => (open.includes(part.id) ? open : [...open, part.id]))
    }
    revealers.add(reveal)
    return () => void revealers.delete(reveal)
  }, [revealers, items])
  const problems = problemsOf(errors)
  // Sent in vain: every panel with something wrong opens.
  const [seen, setSeen] = useState(form.tries.failed)
  if (seen !== form.tries.failed) {
    setSeen(form.tries.failed)
    const wrong = items.filter((panel) => problems.some(({ name }) => partOf([panel], name)))
    setOpenIds([...new Set([...openIds, ...wrong.map(({ id }) => id)])])
  }
  return (
    <ExpansionGroup {...rest} openIds={openIds} onOpenChange={setOpenIds} isMultiple>
      {items.map(({ id, title, description, content, fields }) => {
        const wrong = problems.filter(({ name }) => partOf([{ fields }], name)).length
        return (
          <ExpansionPanel
            key={id}
            id={id}
            title={title}
            description={description}
            end={<Badge count={wrong} tone="danger" label={strings.problems(wrong)} />}
          >
            {content}
          </ExpansionPanel>
        )
      })}
    </ExpansionGroup>
  )
}
