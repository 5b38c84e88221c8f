import { type ReactNode, type Ref, useEffect, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Badge } from '../../components/Badge/Badge.tsx'
import { type TabItem, Tabs } from '../../components/Tabs/Tabs.tsx'
import { useFormWords } from '../../locale/useFormWords.ts'
import { problemsOf } from './ErrorSummary.tsx'
import { partOf } from './parts.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'

/** One tab of a form: some of its fields. */
export interface FormTab extends Omit<TabItem, 'content' | 'badge' | 'href'> {
  /** The names of its fields; a name stands for all below it, such as `address` for `address.city`. */
  fields: readonly string[]
  content: ReactNode
}

export interface FormTabsProps<Values extends FieldValues, Output> {
  /** The form whose fields stand in tabs. */
  form: SchemaFormHandle<Values, Output>
  /** What the tabs are about. */
  label: string
  /** The tabs, in reading order. */
  items: readonly FormTab[]
  ref?: Ref<HTMLDivElement>
}

/**
 * The fields of a form in tabs; a tab with errors says how many, and opens when the summary leads into it.
 *
 * Use when a form has parts that are filled in any order. Not for steps that follow each other: use `Wizard`.
 */
export function FormTabs<Values extends FieldValues, Output>({
  form,
  items,
  ...rest
}: FormTabsProps<Values, Output>) {
  const words = useFormWords()
  const [selectedId, select] = useState(items[0]?.id ?? '')
  const { errors } = useFormState({ control: form.hook.control })
  const { revealers } = form
  useEffect(() => {
    const reveal = (name: string) => {
      const part = partOf(items, name)
      if (part) select(part.id)
    }
    revealers.add(reveal)
    return () => void revealers.delete(reveal)
  }, [revealers, items])
  const problems = problemsOf(errors)
  // Sent in vain, and nothing wrong is in sight: the first tab with something wrong opens.
  const [seen, setSeen] = useState(form.tries.failed)
  if (seen !== form.tries.failed) {
    setSeen(form.tries.failed)
    const wrong = items.filter((tab) => problems.some(({ name }) => partOf([tab], name)))
    if (wrong[0] && !wrong.some(({ id }) => id === selectedId)) select(wrong[0].id)
  }
  const countOf = (tab: FormTab) => problems.filter(({ name }) => partOf([tab], name)).length
  return (
    <Tabs
      {...rest}
      selectedId={selectedId}
      onSelectionChange={select}
      keepsPanels
      items={items.map((tab) => ({
        ...tab,
        badge: <Badge count={countOf(tab)} tone="danger" label={words.problems(countOf(tab))} />,
      }))}
    />
  )
}
