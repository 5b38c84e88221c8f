import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, useFormState } from 'react-hook-form'
import { Badge } from '../../components/Badge/Badge.tsx'
import { type TabItem, Tabs, type TabsProps } from '../../components/Tabs/Tabs.tsx'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { problemsOf } from './ErrorSummary.tsx'
import { partOf } from './parts.ts'
import type { SchemaFormHandle } from './useSchemaForm.ts'

/** One tab of a form: some of its fields. */
export interface FormTab extends Omit<TabItem, 'content' | 'badge' | 'href'> {
  /** The names of its fields; a name stands for all below it, such as `address` for `address.city`. */
  fields: readonly string[]
  content: ReactNode
}

export interface FormTabsProps<Values extends FieldValues, Output> extends Pick<
  TabsProps,
  'orientation' | 'variant'
> {
  /** The form whose fields stand in tabs. */
  form: SchemaFormHandle<Values, Output>
  /** What the tabs are about. */
  label: string
  /** The tabs, in reading order. */
  items: readonly FormTab[]
  /** The id of the tab that is shown at first. @default the first one */
  defaultSelectedId?: string
  /** Called with the id of the tab that a person chose or was led to, to keep it in the address. */
  onSelectionChange?: (id: string) => void
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
  defaultSelectedId = items[0]?.id ?? '',
  onSelectionChange,
  ...rest
}: FormTabsProps<Values, Output>) {
  const strings = useFormStrings()
  const [selectedId, setSelectedId] = useState(defaultSelectedId)
  const select = (id: string) => {
    setSelectedId(id)
    onSelectionChange?.(id)
  }
  const { errors } = useFormState({ control: form.hook.control })
  const problems = problemsOf(errors)
  const { revealers } = form
  const reveal = useEffectEvent((name: string) => {
    const part = partOf(items, name)
    if (part) select(part.id)
  })
  useEffect(() => {
    const lead = (name: string) => reveal(name)
    revealers.add(lead)
    return () => void revealers.delete(lead)
  }, [revealers])
  // Sent in vain, and nothing wrong is in sight: the first tab with something wrong opens.
  const [seen, setSeen] = useState(form.tries.failed)
  if (seen !== form.tries.failed) {
    setSeen(form.tries.failed)
    const wrong = items.filter((tab) => problems.some(({ name }) => partOf([tab], name)))
    if (wrong[0] && !wrong.some(({ id }) => id === selectedId)) setSelectedId(wrong[0].id)
  }
  const countOf = (tab: FormTab) => problems.filter(({ name }) => partOf([tab], name)).length
  return (
    <Tabs
      {...rest}
      selectedId={selectedId}
      onSelectionChange={select}
      keepMounted
      items={items.map((tab) => ({
        ...tab,
        badge: <Badge count={countOf(tab)} tone="danger" label={strings.problems(countOf(tab))} />,
      }))}
    />
  )
}
